import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Of what the worker tells beside its words, only figures and names: a job brings its payload along, with links and codes. */
const plain = (meta: object): object =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => typeof value !== 'object'));

/** Behind a quote or a colon the worker repeats what an error says, values and all; that is logged without them, as `err`. */
const wordsBefore = (message: string): string => message.split(/ '|:\s|\n/, 1)[0] ?? '';

/** The worker's messages in our own structured log; its chatter is worth no more than debug. */
export const jobLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, meta = {}) => {
    const quiet = level === 'info' || level === 'debug';
    const { error = meta['fatalError'], ...rest } = meta;
    log[quiet ? 'debug' : level === 'warning' ? 'warn' : 'error'](
      { ...scope, ...plain(rest), ...(error !== undefined && { err: error }) },
      error === undefined ? message : wordsBefore(message),
    );
  });

export const quietJobLog = new Logger(() => () => {});
