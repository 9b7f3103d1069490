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
import type { Email } from '../platform/mail/email.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import {
  shortHostile,
  writeEverywhere,
  type HostileContent,
} from '../testing/attacks/hostile-text.ts';
import { findViolations } from '../testing/violations.ts';

/** Writes executable markup into every free-text field, and checks every reply of the server as a browser would interpret it. */

let test: TestApp;
let marked: HostileContent;

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

/** Whether the schema accepts free text that can contain a whole element. */
function hasFreeText(schema: Schema): boolean {
  const isText = schema.type === 'string' && !schema.enum && !schema.format;
  if (isText && (schema.maxLength ?? Infinity) > 20) {
    return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(shortHostile);
  }
  const { additionalProperties: more } = schema;
  return [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof more === 'object' ? [more] : []),
  ].some(hasFreeText);
}

/** Routes whose text is only compared with stored values and never stored or shown. */
const neverShown = /^POST \/(auth|id)\/|^PUT \/id\/two-step|\/consent$|^POST \/family/;
/** Routes that accept only ids of existing data. */
const idsOnly = new Set([
  'POST /tests/fresh',
  'PUT /admin/tests/:test',
  'POST /admin/tests/:test/previews',
  'POST /attempts',
  'PUT /admin/structure/order',
  'POST /admin/structure/types/:type/merge',
  'POST /admin/calibrations',
  'POST /admin/calibrations/:calibration/accept',
]);
/** Routes that other tests cover. */
const testedElsewhere: { [Key in RouteKey]?: string } = {
  'POST /admin/users/:user/two-step-reset': 'a reason, stored in the log like the others here',
  'POST /admin/users': 'a name has letters and spaces only: accounts/admin',
  'POST /admin/users/import': 'the same names, from a file',
  'POST /admin/questions/:item/return': 'shown with the comments of an item, as they are here',
  'POST /admin/questions/:item/versions/:version/correction':
    'a reason for the log and a note of plain text: results/scoring/correction-note.test.ts',
  'POST /admin/questions/:item/versions/:version/drop': 'the same fields as a correction',
  'POST /admin/rescorings/:rescoring/start':
    'a reason for the log and a list of the console: results/rescorings/rescorings.test.ts',
};

const textRoutes = (Object.entries(routes) as [RouteKey, Route][]).filter(
  ([key, { body }]) =>
    isWrite(key.split(' ')[0] as Method) &&
    body &&
    hasFreeText(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema),
);

const isAttacked = ([key]: [RouteKey, Route]): boolean =>
  !neverShown.test(key) && !idsOnly.has(key) && !(key in testedElsewhere);

describe('a free-text field', () => {
  it('accepts markup as text in every write', async () => {
    const violations = await findViolations(textRoutes.filter(isAttacked), ([key]) => {
      expect(marked.statuses.has(key), 'nobody has written into it yet').toBe(true);
      expect(marked.statuses.get(key)).toBe(200);
    });
    expect(violations).toEqual([]);
  });
});

/** Matches markup that runs or that breaks out of its text. */
const executable = /<(script|img|svg)\b[^>]*stolen|onerror=stolen\(1\)>(?!.*&gt;)/i;

describe('stored markup', () => {
  const reads = (Object.entries(routes) as [RouteKey, Route][]).filter(
    ([key]) => key.startsWith('GET ') && !key.endsWith('/stream'),
  );
  it('every read returns JSON or an attachment', async () => {
    const { ids, admin, student, teacher } = marked;
    const violations = await findViolations(reads, async ([key, route]) => {
      const path = key.split(' ')[1]!.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'x');
      for (const { cookie } of [admin, student, teacher]) {
        const url = `${apiBase}${path}${key.endsWith('/export') ? '?format=csv' : ''}`;
        const { headers, statusCode } = await test.app.inject({ url, headers: { cookie } });
        expect(statusCode).toBeLessThan(500);
        expect(headers['x-content-type-options']).toBe('nosniff');
        const isFile = route.download && statusCode === 200;
        const typeHeader = isFile ? headers['content-disposition'] : headers['content-type'];
        expect(typeHeader).toMatch(isFile ? /^attachment/ : /^application\/json/);
        expect(String(headers['content-disposition'] ?? '')).not.toContain('<');
      }
    });
    expect(violations).toEqual([]);
  });

  it('emails escape it, and their headers have no line break', async () => {
    const { rows } = await test.services.db.execute<{ payload: Partial<Email> }>(
      sql`select payload from graphile_worker._private_jobs`,
    );
    const emails = rows.map(({ payload }) => payload).filter(({ html }) => html !== undefined);
    expect(emails.some(({ html }) => html?.includes('&lt;script&gt;stolen(1)'))).toBe(true);
    for (const { html = '', subject = '' } of emails) {
      expect(html).not.toMatch(executable);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it.each(['csv', 'qti', 'yaml'])(
    'a %s export of questions contains it as text',
    async (format) => {
      const url = `${apiBase}/admin/questions/export?format=${format}&ids=marked-1`;
      const { cookie } = marked.admin;
      const reply = await test.app.inject({ url, headers: { cookie } });
      expect([200, 400]).toContain(reply.statusCode);
      expect(reply.headers['content-type']).not.toMatch(/html|svg/);
    },
  );

  it('a CSV cell never starts a formula', async () => {
    for (const text of ['=1+1', '+1+cmd|x', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1']) {
      expect(csvRow([text])).toMatch(/^"?'/);
    }
  });
});
