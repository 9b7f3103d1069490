import type { FastifyReply, FastifyRequest } from 'fastify';

/** With `__Host-` the browser itself refuses the cookie over http, from a subdomain or for a path. */
const names = { https: '__Host-session', http: 'session' } as const;

const sessionSeconds = 30 * 24 * 60 * 60;
export const sessionMilliseconds = sessionSeconds * 1000;

/** Under the one name that this site sets: a plain one that another host of the domain planted on https is not looked at. */
export const readSessionCookie = (request: FastifyRequest, https: boolean): string | undefined =>
  request.cookies[https ? names.https : names.http];

export function setSessionCookie(reply: FastifyReply, token: string, https: boolean): void {
  reply.setCookie(https ? names.https : names.http, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge: sessionSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(names.http, { path: '/' });
  reply.clearCookie(names.https, { path: '/', secure: true });
}
