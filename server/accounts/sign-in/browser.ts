import type { FastifyRequest } from 'fastify';

/** What is known of the browser that asks. */
export interface Browser {
  userAgent: string;
  address: string;
}

/** Anybody may claim anything at any length, and a session keeps it. */
const longestUserAgent = 300;

export const browserOf = (request: FastifyRequest): Browser => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, longestUserAgent),
  address: request.ip,
});
