/** Permissions, named in plain words. A route requires one; a role is a set of them. */
export const permissions = [
  'follow children',
  'teach classes',
  'answer tickets',
  'see dashboard',
  'manage users',
  'manage content',
  'write items',
  'approve items',
  'manage tests',
  'see all results',
  'see audit log',
  'manage settings',
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['student', 'parent', 'tutor', 'teacher', 'support', 'admin'] as const;

export type Role = (typeof roles)[number];

const teaching: readonly Permission[] = ['teach classes'];

export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  student: [],
  parent: ['follow children'],
  tutor: teaching,
  teacher: teaching,
  support: ['answer tickets'],
  admin: permissions,
};
