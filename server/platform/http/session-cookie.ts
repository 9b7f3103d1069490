import type { FastifyReply, FastifyRequest } from 'fastify';

/** With the prefix `__Host-` browsers refuse the cookie over http, from a subdomain or for a path. */
const names = { https: '__Host-session', http: 'session' } as const;

const sessionSeconds = 30 * 24 * 60 * 60;
export const sessionMilliseconds = sessionSeconds * 1000;

/** Reads only the name this site sets. On https it ignores a cookie without the prefix, which another host of the domain may have planted. */
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
