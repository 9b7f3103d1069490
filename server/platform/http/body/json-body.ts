import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';

/** An escaped surrogate; a complete pair is two of them. */
const surrogate = /\\u[dD][89a-fA-F]/;

/**
 * Text cut in the middle of an emoji ends in a lone surrogate, which PostgreSQL's jsonb cannot store. `replaceLoneSurrogates` replaces it
 * everywhere in the body, so that the batch is stored and does not block later answers.
 */
export const mayHaveLoneSurrogate = (text: string): boolean => surrogate.test(text);

export function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaceLoneSurrogates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.toWellFormed(), replaceLoneSurrogates(each)]),
  );
}

/** An escaped NUL, but not the harmless text `\\u0000`, whose backslash is escaped. */
const nul = /(?<!\\)(\\\\)*\\u0000/;

/** The API accepts only JSON without NUL, which a PostgreSQL text cannot store. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nul.test(String(body))) return done(new Refused('INVALID_JSON'));
    if (!mayHaveLoneSurrogate(String(body))) return parse(request, String(body), done);
    return parse(request, String(body), (error, parsed) =>
      error ? done(error) : done(null, replaceLoneSurrogates(parsed)),
    );
  });
}
