import type { FastifyRequest } from 'fastify';
import { hashToken, type SignedIn } from '../../platform/http/session.ts';

/** Who asks about a ticket of their own: signed in, with the secret of a link, or by mail. */
export interface Requester {
  account: SignedIn | undefined;
  /** From the link in an email. */
  secret: Buffer | undefined;
  /** The network address, for rate limits. */
  address: string;
  /** Identifies the uploader of files that no message has attached yet. */
  uploadedBy: string;
  /** They write by mail, so the ticket is never shown to them. */
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

export function requesterOf({ account, query, request }: Call): Requester {
  const { ip } = request;
  return {
    account,
    secret: query.secret === undefined ? undefined : Buffer.from(query.secret, 'base64url'),
    address: ip,
    uploadedBy: account?.id ?? visitorAt(ip),
  };
}
