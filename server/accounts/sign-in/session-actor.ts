import { readSessionCookie } from '../../platform/http/session-cookie.ts';
import { actorOf, type Actor } from '../../platform/http/actor.ts';

/** An actor with the session token, for use cases that keep this session open or check it again in their transaction. */
export interface SessionActor extends Actor {
  token: string;
}

export const sessionActorOf = (
  call: Parameters<typeof actorOf>[0],
  https: boolean,
): SessionActor => ({ ...actorOf(call), token: readSessionCookie(call.request, https) ?? '' });
