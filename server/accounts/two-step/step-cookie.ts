import type { FastifyReply, FastifyRequest } from 'fastify';

const nameOf = (https: boolean): string => (https ? '__Host-bac_step' : 'bac_step');

const stepSeconds = 10 * 60;
export const stepMilliseconds = stepSeconds * 1000;

/** Under the one name that this site sets: a plain one that somebody planted on an https site is not looked at. */
export const readStepCookie = (request: FastifyRequest, https: boolean): string | undefined =>
  request.cookies[nameOf(https)];

/** Strict: no other site has business between the two steps of a sign-in. */
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
