import type { Permission } from '@bac/contract/protocol/permission.ts';
import { create } from 'zustand';

/** The permissions of the signed-in account, from the server. They decide what a screen offers; they do not protect anything. */
const useRights = create<{ permissions: readonly Permission[] }>(() => ({ permissions: [] }));

export const setPermissions = (permissions: readonly Permission[]): void =>
  useRights.setState({ permissions });

/** False until the server has sent the permissions. */
export const useHasPermission = (permission: Permission): boolean =>
  useRights(({ permissions }) => permissions.includes(permission));
