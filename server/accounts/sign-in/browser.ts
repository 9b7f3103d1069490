import type { FastifyRequest } from 'fastify';

/** The browser that sends a request. */
export interface Browser {
  userAgent: string;
  address: string;
}

/** Limits the untrusted header, because sessions store it. */
const maxUserAgentLength = 300;

export const browserOf = (request: FastifyRequest): Browser => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
  address: request.ip,
});
