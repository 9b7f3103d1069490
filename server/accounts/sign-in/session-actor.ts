import { readSessionCookie } from '../../platform/http/session-cookie.ts';
import { actorOf, type Actor } from '../../platform/http/actor.ts';

/** The actor where the session matters too: it stays signed in, or must still be valid when the transaction runs. */
export interface SessionActor extends Actor {
  token: string;
}

export const sessionActorOf = (
  call: Parameters<typeof actorOf>[0],
  https: boolean,
): SessionActor => ({ ...actorOf(call), token: readSessionCookie(call.request, https) ?? '' });
