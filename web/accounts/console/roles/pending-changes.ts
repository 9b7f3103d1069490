import type { Permission, Role } from '@bac/contract/protocol/permission.ts';
import type { RoleRights } from '@bac/contract/accounts/roles.ts';

export interface Change {
  role: Role;
  permission: Permission;
  isGranted: boolean;
}

type Cell = Pick<Change, 'role' | 'permission'>;

const isForCell = (change: Change, { role, permission }: Cell): boolean =>
  change.role === role && change.permission === permission;

export const findChange = (changes: readonly Change[], cell: Cell): Change | undefined =>
  changes.find((change) => isForCell(change, cell));

export const hasPermission = (roles: readonly RoleRights[], { role, permission }: Cell): boolean =>
  roles.some((rights) => rights.role === role && rights.permissions.includes(permission));

/** Adds a change that flips what is saved; if the cell already has a change, removes it. */
export function toggleChange(
  changes: readonly Change[],
  roles: readonly RoleRights[],
  cell: Cell,
): Change[] {
  if (findChange(changes, cell)) return changes.filter((change) => !isForCell(change, cell));
  return [...changes, { ...cell, isGranted: !hasPermission(roles, cell) }];
}

/** How many people the changes affect; each person counts once. */
export function peopleAffected(changes: readonly Change[], roles: readonly RoleRights[]): number {
  return roles
    .filter(({ role }) => changes.some((change) => change.role === role))
    .reduce((sum, { people }) => sum + people, 0);
}
