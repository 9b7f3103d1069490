import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../platform/http/session.ts';

/** Who asks, as the audit log keeps it. */
export interface By {
  actorId: string;
  requestId: string;
}

export const byOf = ({ account, request }: { account: SignedIn; request: FastifyRequest }): By => ({
  actorId: account.id,
  requestId: request.id,
});

export const subjectOf = (test: string): string => `test:${test}`;
