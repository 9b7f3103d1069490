import type { Language } from '@bac/exam/item/language.ts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './session.ts';

/** The signed-in person who makes a request, with the request data that use cases and the audit log need. */
export interface Actor extends SignedIn {
  requestId: string;
  /** The network address, for rate limits. */
  address: string;
  /** The language of the page that made the request. */
  language: Language;
}

interface Call {
  account: SignedIn;
  language: Language;
  request: FastifyRequest;
}

export const actorOf = ({ account, language, request }: Call): Actor => ({
  ...account,
  requestId: request.id,
  address: request.ip,
  language,
});

/** The actor's fields of an audit entry. Never spread an actor itself: its `id` is the account's. */
export const auditFields = ({ id, requestId }: Pick<Actor, 'id' | 'requestId'>) => ({
  actorId: id,
  requestId,
});
