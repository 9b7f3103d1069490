import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import type { RoleRights } from '@bac/contract/accounts/roles.ts';

export interface Change {
  role: Role;
  permission: Permission;
  isGranted: boolean;
}

type Cell = Pick<Change, 'role' | 'permission'>;

const isAt = (change: Change, { role, permission }: Cell): boolean =>
  change.role === role && change.permission === permission;

export const changeAt = (changes: readonly Change[], cell: Cell): Change | undefined =>
  changes.find((change) => isAt(change, cell));

export const mayNow = (roles: readonly RoleRights[], { role, permission }: Cell): boolean =>
  roles.some((one) => one.role === role && one.permissions.includes(permission));

/** The other way round from how it is saved; once more, and there is nothing to change. */
export function toggled(
  changes: readonly Change[],
  roles: readonly RoleRights[],
  cell: Cell,
): Change[] {
  if (changeAt(changes, cell)) return changes.filter((change) => !isAt(change, cell));
  return [...changes, { ...cell, isGranted: !mayNow(roles, cell) }];
}

/** Each person once, however much changes for them. */
export function peopleAffected(changes: readonly Change[], roles: readonly RoleRights[]): number {
  return roles
    .filter(({ role }) => changes.some((change) => change.role === role))
    .reduce((sum, { people }) => sum + people, 0);
}
