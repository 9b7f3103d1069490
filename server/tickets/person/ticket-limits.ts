import {
  limitFor,
  networkLimits,
  type Bound,
  type Limit,
} from '../../platform/http/limits/limits.ts';
import type { Requester } from './requester.ts';

const hour = 3_600_000;

/** How many tickets an account opens in an hour, by writing one or by reporting a question. */
export const accountTicketLimit = (accountId: string): Limit =>
  limitFor('tickets:account', accountId, { atMost: 20, milliseconds: hour });

interface RequesterBounds {
  perAccount: Bound;
  /** All visitors of a network together. */
  perVisitorNetwork: Bound;
}

export const requesterLimits = (
  name: string,
  { account, address }: Pick<Requester, 'account' | 'address'>,
  { perAccount, perVisitorNetwork }: RequesterBounds,
): Limit[] =>
  account
    ? [limitFor(`${name}:account`, account.id, perAccount)]
    : networkLimits(`${name}:network`, address, perVisitorNetwork);
