import { hashToken } from '../session.ts';
import { networksOf } from './network-of.ts';

export interface Bound {
  atMost: number;
  milliseconds: number;
}

/** A counter of a kind of call and the bound that it must not exceed. */
export interface Limit extends Bound {
  /** The kind of call, such as `login:account`, and a hash of who is limited. */
  key: string;
}

/** Limits an account, an email address or a ticket. A network has `networkLimits`, because an address alone limits nobody. */
export const limitFor = (name: string, subject: string, bound: Bound): Limit => ({
  ...bound,
  key: `${name}:${hashToken(subject).toString('base64url')}`,
});

/** How much more than a /64 a /48 may do: it can be a large school, but also one customer with 65,536 networks. */
const largeNetworkFactor = 4;

/** Limits the networks of an address, all callers of a network together or, with a subject, each subject in it. */
export const networkLimits = (
  name: string,
  address: string,
  { atMost, milliseconds }: Bound,
  subject?: string,
): Limit[] =>
  networksOf(address).map((network, index) =>
    limitFor(name, subject === undefined ? network : `${subject} ${network}`, {
      atMost: index === 0 ? atMost : atMost * largeNetworkFactor,
      milliseconds,
    }),
  );

export interface Caller {
  /** The id of the signed-in account; undefined for a visitor. */
  account: string | undefined;
  /** The IP address of the request. */
  address: string;
}

/** Limits a call by the account that makes it, if there is one, and by its networks. */
export const callerLimits = (
  name: string,
  { account, address }: Caller,
  { perAccount, perNetwork }: { perAccount: Bound; perNetwork: Bound },
): Limit[] => [
  ...(account === undefined ? [] : [limitFor(`${name}:account`, account, perAccount)]),
  ...networkLimits(`${name}:network`, address, perNetwork),
];
