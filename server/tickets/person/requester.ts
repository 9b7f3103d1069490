import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import { hashToken, type SignedIn } from '../../platform/http/session.ts';
import { visitorPrefix } from '../conversation/file-room.ts';

/** Who asks about a ticket of their own: signed in, with the secret of a link, or by mail. */
export interface Requester {
  account: SignedIn | undefined;
  /** From the link in an email. */
  secret: Buffer | undefined;
  /** The network address, for rate limits. */
  address: string;
  /** Identifies the uploader of files that no message has attached yet. */
  uploadedBy: string;
  /** The hash of the network, for the daily limit of files; null for an email. */
  network: string | null;
  /** They write by mail, so the ticket is never shown to them. */
  isByMail?: true;
}

interface Call {
  account: SignedIn | undefined;
  query: { secret?: string | undefined };
  request: FastifyRequest;
}

const hashOf = (network: string): string => hashToken(`tickets:${network}`).toString('base64url');

export function requesterOf({ account, query, request }: Call): Requester {
  const { ip } = request;
  const network = hashOf(networkOf(ip));
  return {
    account,
    secret: query.secret === undefined ? undefined : Buffer.from(query.secret, 'base64url'),
    address: ip,
    // A visitor is known by their network: long enough for a file and the message that carries it.
    uploadedBy: account?.id ?? visitorPrefix + network,
    network,
  };
}
