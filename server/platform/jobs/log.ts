import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Keeps only primitive values, because a job's payload may contain links and codes. */
const primitivesOnly = (meta: object): object =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => typeof value !== 'object'));

/** Cuts off the worker's copy of the error message after a quote or a colon; `err` logs the error without values. */
const cutErrorText = (message: string): string => message.split(/ '|:\s|\n/, 1)[0] ?? '';

/** Writes the worker's messages to our structured log; its info messages become debug. */
export const jobLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, meta = {}) => {
    const quiet = level === 'info' || level === 'debug';
    const { error = meta['fatalError'], ...rest } = meta;
    log[quiet ? 'debug' : level === 'warning' ? 'warn' : 'error'](
      { ...scope, ...primitivesOnly(rest), ...(error !== undefined && { err: error }) },
      error === undefined ? message : cutErrorText(message),
    );
  });

export const quietJobLog = new Logger(() => () => {});
