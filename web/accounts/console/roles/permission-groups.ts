import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import type messages from './messages.en.json';

interface Group {
  name: keyof (typeof messages)['group'];
  permissions: Permission[];
}

/** Grouped as in the console's menu. */
export const permissionGroups: Group[] = [
  { name: 'people', permissions: ['manage users', 'teach classes', 'follow children'] },
  {
    name: 'content',
    permissions: ['write items', 'approve items', 'manage tests', 'manage content'],
  },
  { name: 'results', permissions: ['see all results', 'see dashboard'] },
  { name: 'support', permissions: ['answer tickets'] },
  { name: 'system', permissions: ['see audit log', 'manage settings'] },
];

/** Roles with the most permissions come first. */
export const roleOrder = [
  'admin',
  'support',
  'teacher',
  'tutor',
  'student',
  'parent',
] as const satisfies Role[];
