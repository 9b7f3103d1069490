import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { loggedError } from './logged-error.ts';
import { loggedPaths } from './logged-path.ts';

/** One structured line per request. Headers, bodies and query strings are never logged, because they contain secrets; nor are codes in paths. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: (error: unknown) => loggedError(error) },
  redact: ['password', '*.password', 'token', '*.token', 'cookie', '*.cookie', 'headers'],
});

/** Call it before the routes are added. */
export function logResponses(app: FastifyInstance): void {
  const pathOf = loggedPaths(app);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        account: request.account?.id,
      },
      'answered',
    );
  });
}
