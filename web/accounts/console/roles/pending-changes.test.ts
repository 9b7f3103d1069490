import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import { expect, test } from 'vitest';
import { hasPermission, peopleAffected, toggleChange } from './pending-changes.ts';

const roles: RoleRights[] = [
  { role: 'tutor', people: 84, permissions: ['teach classes'] },
  { role: 'support', people: 5, permissions: ['answer tickets'] },
];
const teach = { role: 'tutor', permission: 'teach classes' } as const;
const write = { role: 'tutor', permission: 'write items' } as const;

test('pressing a cell adds the opposite of what is saved, and pressing it again removes the change', () => {
  const once = toggleChange([], roles, teach);
  expect(once).toEqual([{ ...teach, isGranted: false }]);
  expect(toggleChange(once, roles, write)).toEqual([...once, { ...write, isGranted: true }]);
  expect(toggleChange(once, roles, teach)).toEqual([]);
});

test('counts each affected person once', () => {
  const changes = toggleChange(toggleChange([], roles, teach), roles, write);
  expect(peopleAffected(changes, roles)).toBe(84);
  const more = toggleChange(changes, roles, { role: 'support', permission: 'see all results' });
  expect(peopleAffected(more, roles)).toBe(89);
  expect(peopleAffected([], roles)).toBe(0);
});

test('reads from the saved rights whether a role has a permission', () => {
  expect(hasPermission(roles, teach)).toBe(true);
  expect(hasPermission(roles, write)).toBe(false);
});
