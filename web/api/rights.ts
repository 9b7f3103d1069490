import type { Permission } from '@bac/contract/protocol/permission.ts';
import { create } from 'zustand';

/** What the signed-in account may do, as the server said it: for what a screen offers, never for safety. */
const useRights = create<{ permissions: readonly Permission[] }>(() => ({ permissions: [] }));

export const setRights = (permissions: readonly Permission[]): void =>
  useRights.setState({ permissions });

/** False as long as the server has not said so. */
export const useMay = (permission: Permission): boolean =>
  useRights(({ permissions }) => permissions.includes(permission));
