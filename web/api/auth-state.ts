import type { SessionUser } from '@bac/contract/accounts/accounts.ts';
import { create } from 'zustand';
import { persist, type PersistStorage, type StorageValue } from 'zustand/middleware';
import { hasStoredToken, rebuildUser } from './stored-session.ts';

export interface AuthState {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
  resetPasswordLoading: boolean;
  resetPasswordSuccess: boolean;
  resetPasswordError: string | null;
}

type Persisted = Pick<AuthState, 'user' | 'token' | 'isAuthenticated'>;

export const anonymous: AuthState = {
  user: null,
  token: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  resetPasswordLoading: false,
  resetPasswordSuccess: false,
  resetPasswordError: null,
};

const isPersisted = (value: unknown): value is StorageValue<Persisted> => {
  const state = (value as Partial<StorageValue<Persisted>> | null)?.state;
  return typeof state === 'object' && typeof state?.isAuthenticated === 'boolean';
};

/** Removes unreadable entries, so that a corrupt one never locks a person out. */
const purgingStorage: PersistStorage<Persisted> = {
  getItem: (name) => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
      if (isPersisted(value)) return value;
    } catch {
      // Continues below and removes the entry.
    }
    localStorage.removeItem(name);
    return null;
  },
  setItem: (name, value) => localStorage.setItem(name, JSON.stringify(value)),
  removeItem: (name) => localStorage.removeItem(name),
};

export const authStorageKey = 'auth';

export const useAuthState = create<AuthState>()(
  persist(() => anonymous, {
    name: authStorageKey,
    storage: purgingStorage,
    partialize: ({ user, token, isAuthenticated }): Persisted => ({ user, token, isAuthenticated }),
    merge: (persisted, initial) => {
      const state = { ...initial, ...(persisted as Partial<Persisted> | undefined) };
      return { ...state, user: state.user ?? rebuildUser() };
    },
  }),
);

/** Whether the person is signed in according to this browser. */
export const useIsSignedIn = (): boolean =>
  useAuthState(({ isAuthenticated }) => isAuthenticated) || hasStoredToken();

export const useUser = (): SessionUser | null => useAuthState(({ user }) => user);
