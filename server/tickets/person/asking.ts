import type { FastifyRequest } from 'fastify';
import { hashToken, type SignedIn } from '../../platform/http/session.ts';

/** Who asks for something about an own ticket. */
export interface Asking {
  account: SignedIn | undefined;
  /** From the link of a letter. */
  secret: Buffer | undefined;
  /** The network address, as the limits count it. */
  address: string;
  /** What the files they bring are known by. */
  broughtBy: string;
  /** They write by mail, and are shown nothing. */
  isByMail?: true;
}

interface Call {
  account: SignedIn | undefined;
  query: { secret?: string | undefined };
  request: FastifyRequest;
}

/** A visitor is known by the hash of their network address: long enough for a file and the message that carries it. */
const visitorAt = (address: string): string =>
  `visitor:${hashToken(`tickets:${address}`).toString('base64url')}`;

export function askingOf({ account, query, request }: Call): Asking {
  const { ip } = request;
  return {
    account,
    secret: query.secret === undefined ? undefined : Buffer.from(query.secret, 'base64url'),
    address: ip,
    broughtBy: account?.id ?? visitorAt(ip),
  };
}
