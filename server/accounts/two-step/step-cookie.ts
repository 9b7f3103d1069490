import type { FastifyReply, FastifyRequest } from 'fastify';

const nameOf = (https: boolean): string => (https ? '__Host-bac_step' : 'bac_step');

const stepSeconds = 10 * 60;
export const stepMilliseconds = stepSeconds * 1000;

/** Reads only the cookie name that this site sets: over HTTPS it ignores a planted cookie without the `__Host-` prefix. */
export const readStepCookie = (request: FastifyRequest, https: boolean): string | undefined =>
  request.cookies[nameOf(https)];

/** SameSite=Strict: no other site may act between the two steps of a sign-in. */
export function setStepCookie(reply: FastifyReply, token: string, https: boolean): void {
  reply.setCookie(nameOf(https), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
    maxAge: stepSeconds,
  });
}

export function clearStepCookie(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(nameOf(https), { path: '/', secure: https });
}
