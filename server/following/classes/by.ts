import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../platform/http/session.ts';

/** Who asks, as every query and the audit log want it. */
export interface By {
  id: string;
  name: string;
  /** Network address, for what is counted against guessing. */
  address: string;
  requestId: string;
}

export const byOf = ({ account, request }: { account: SignedIn; request: FastifyRequest }): By => ({
  id: account.id,
  name: account.fullName,
  address: request.ip,
  requestId: request.id,
});
