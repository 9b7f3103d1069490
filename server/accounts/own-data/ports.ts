import type { Transaction } from '../../platform/postgres/database.ts';

/** What accounts does for this feature; wired by the app. */
export interface Ports {
  /** Refuses whoever does not know the password of the account: a passer-by at an open browser. */
  requirePassword: (accountId: string, password: string) => Promise<unknown>;
  /** The way out of a letter, for whoever did not ask for what it tells. */
  notMeLink: (tx: Transaction, accountId: string, at: Date) => Promise<string>;
}
