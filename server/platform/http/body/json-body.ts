import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { mayBeTorn, wellFormed } from './well-formed.ts';

/** An escaped NUL, but not the harmless text of one, whose backslash is itself escaped. */
const nul = /(?<!\\)(\\\\)*\\u0000/;

/** The API speaks JSON only, and without NUL, which no text of PostgreSQL can hold. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nul.test(String(body))) return done(new Refused('INVALID_JSON'));
    if (!mayBeTorn(String(body))) return parse(request, String(body), done);
    return parse(request, String(body), (error, parsed) =>
      error ? done(error) : done(null, wellFormed(parsed)),
    );
  });
}
