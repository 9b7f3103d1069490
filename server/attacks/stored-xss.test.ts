import {
  apiBase,
  isWrite,
  type Method,
  type Route,
  type RouteKey,
} from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { csvRow } from '../platform/files/csv.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { short, writeEverywhere, type Marked } from '../testing/attacks/hostile-words.ts';
import { violationsOf } from '../testing/violations.ts';

/** Markup that runs is written into every field of free words, and what comes out of the server is looked at as a browser would. */

let test: TestApp;
let marked: Marked;

beforeAll(async () => {
  test = await testApp();
  marked = await writeEverywhere(test);
  test.clock.turn(6000);
});
afterAll(() => test.close());

interface Schema {
  type?: string;
  enum?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Whether somewhere in it words may stand that hold a whole element. */
function hasFreeWords(schema: Schema): boolean {
  const isWords = schema.type === 'string' && !schema.enum && !schema.format;
  if (isWords && (schema.maxLength ?? Infinity) > 20) {
    return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(short);
  }
  const { additionalProperties: more } = schema;
  return [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof more === 'object' ? [more] : []),
  ].some(hasFreeWords);
}

/** Words that are compared with what is kept, and never kept or shown themselves. */
const neverShown = /^POST \/(auth|id)\/|^PUT \/id\/two-step|\/consent$|^POST \/family/;
/** Ids of what there is: others are refused. */
const namesOnly = new Set([
  'POST /tests/fresh',
  'PUT /admin/tests/:test',
  'POST /admin/tests/:test/previewed',
  'POST /attempts',
  'PUT /admin/structure/order',
  'POST /admin/structure/types/:type/merge',
]);
/** Tried beside their code, by the tests named. */
const elsewhere: { [Key in RouteKey]?: string } = {
  'POST /admin/users/:user/two-step-reset': 'a reason, kept in the log as the others here',
  'POST /admin/users': 'a name has letters and spaces only: accounts/admin',
  'POST /admin/users/import': 'the same names, from a file',
  'POST /admin/questions/:item/return': 'shown with the comments of an item, as they are here',
  'POST /admin/questions/:item/versions/:version/correction':
    'a reason for the log and a note of plain text: results/scoring/correction-note.test.ts',
};

const withWords = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([key, { body }]) =>
    isWrite(key.split(' ')[0] as Method) &&
    body &&
    hasFreeWords(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema),
);

const isAttacked = ([key]: [RouteKey, Route]): boolean =>
  !neverShown.test(key) && !namesOnly.has(key) && !(key in elsewhere);

describe('a field of free words', () => {
  it('takes markup as words, in every write that has one', async () => {
    const violations = await violationsOf(withWords.filter(isAttacked), ([key]) => {
      expect(marked.answers.has(key), 'nobody has written into it yet').toBe(true);
      expect(marked.answers.get(key)).toBe(200);
    });
    expect(violations).toEqual([]);
  });
});

/** What runs, or leaves the place where words stand. */
const alive = /<(script|img|svg)\b[^>]*stolen|onerror=stolen\(1\)>(?!.*&gt;)/i;

describe('what was written comes back', () => {
  const reads = (Object.entries(routes) as [RouteKey, Route][]).filter(
    ([key]) => key.startsWith('GET ') && !key.endsWith('/stream'),
  );
  it('from every read as JSON, or as a file to be saved', async () => {
    const { things, admin, student, teacher } = marked;
    const violations = await violationsOf(reads, async ([key, route]) => {
      const path = key
        .split(' ')[1]!
        .replaceAll(/:(\w+)/g, (_, name: string) => things[name] ?? 'x');
      for (const { cookie } of [admin, student, teacher]) {
        const url = `${apiBase}${path}${key.endsWith('/export') ? '?format=csv' : ''}`;
        const { headers, statusCode } = await test.app.inject({ url, headers: { cookie } });
        expect(statusCode).toBeLessThan(500);
        expect(headers['x-content-type-options']).toBe('nosniff');
        const isFile = route.download && statusCode === 200;
        const described = isFile ? headers['content-disposition'] : headers['content-type'];
        expect(described).toMatch(isFile ? /^attachment/ : /^application\/json/);
        expect(String(headers['content-disposition'] ?? '')).not.toContain('<');
      }
    });
    expect(violations).toEqual([]);
  });

  it('letters show words, and their heads hold no line break', async () => {
    const { rows } = await test.services.db.execute<{ payload: Partial<Letter> }>(
      sql`select payload from graphile_worker._private_jobs`,
    );
    const letters = rows.map(({ payload }) => payload).filter(({ html }) => html !== undefined);
    expect(letters.some(({ html }) => html?.includes('&lt;script&gt;stolen(1)'))).toBe(true);
    for (const { html = '', subject = '' } of letters) {
      expect(html).not.toMatch(alive);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it.each(['csv', 'qti', 'yaml'])('questions exported as %s hold it as words', async (format) => {
    const url = `${apiBase}/admin/questions/export?format=${format}&ids=marked-1`;
    const { cookie } = marked.admin;
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect([200, 400]).toContain(reply.statusCode);
    expect(reply.headers['content-type']).not.toMatch(/html|svg/);
  });

  it('a table for a spreadsheet begins no formula', async () => {
    for (const words of ['=1+1', '+1+cmd|x', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1']) {
      expect(csvRow([words])).toMatch(/^"?'/);
    }
  });
});
