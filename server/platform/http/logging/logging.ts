import type { FastifyInstance, FastifyServerOptions, FastifyRequest } from 'fastify';
import { loggedError } from './logged-error.ts';

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

/** The path parameter of routes that take the code of a class or family, which is all that somebody needs to join. */
const secretParameter = '/:code';

/** Returns a function that gives the path of a request for the log: without the query, and without a code. */
function loggedPaths(app: FastifyInstance): (request: FastifyRequest) => string {
  /** The beginnings of the paths that have a code, such as `/join`. */
  const prefixes = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const end = url.indexOf(secretParameter);
    if (end >= 0) prefixes.add(url.slice(0, end));
  });

  return (request) => {
    const { url: pattern } = request.routeOptions;
    if (pattern?.includes(secretParameter)) return pattern;
    const path = request.url.split('?')[0] ?? '';
    if (pattern !== undefined) return path;
    // A path without a route, such as `/JOIN/…/`, may have a code too.
    const prefix = [...prefixes].find((each) => path.toLowerCase().startsWith(`${each}/`));
    return prefix === undefined ? path : `${prefix}${secretParameter}…`;
  };
}
