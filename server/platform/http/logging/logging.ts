import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { loggedError } from './logged-error.ts';

/** One structured line per request. Headers, bodies and query strings are never logged, because they contain secrets. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: (error: unknown) => loggedError(error) },
  redact: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', 'headers'],
});

export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        account: request.account?.id,
      },
      'answered',
    );
  });
}
