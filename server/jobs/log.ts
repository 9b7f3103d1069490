import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** The worker's messages in our own structured log; its chatter is worth no more than debug. */
export const jobLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const quiet = level === 'info' || level === 'debug';
    log[quiet ? 'debug' : level === 'warning' ? 'warn' : 'error']({ ...scope, ...meta }, message);
  });

export const quietJobLog = new Logger(() => () => {});
