import type { Actor } from '../../platform/http/actor.ts';
import type { Transaction } from '../../platform/postgres/database.ts';

/** Functions of other features that this one needs; `area.ts` wires them. */
export interface Ports {
  /** Refuses a wrong password, to stop a passer-by at an unattended browser. */
  requirePassword: (actor: Pick<Actor, 'id' | 'address'>, password: string) => Promise<unknown>;
  /** Creates the link with which the recipient of an email reports that they did not request the change. */
  notMeLink: (tx: Transaction, accountId: string, at: Date) => Promise<string>;
}
