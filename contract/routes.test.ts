import { languages } from '@bac/exam/item/language.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failures } from './failures.ts';
import { invalidField } from './protocol/invalid-field.ts';
import { permissionsOf } from './protocol/permission.ts';
import type { Route, RouteKey } from './protocol/route.ts';
import { routes } from './routes.ts';

const table = Object.entries(routes) as [RouteKey, Route][];

/** The fields of an item that a test taker must never receive. */
const secrets = new Set([
  'key',
  'keys',
  'correct',
  'correctAnswer',
  'correctChoice',
  'rationale',
  'rationales',
  'explanation',
  'explanations',
  'parameters',
  'a',
  'b',
  'c',
]);

function findSecrets(schema: unknown, path = 'reply'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  const here = properties.filter((name) => secrets.has(name)).map((name) => `${path}.${name}`);
  return [
    ...here,
    ...Object.entries(schema).flatMap(([name, inner]) => findSecrets(inner, `${path}.${name}`)),
  ];
}

const isStaffOnly = (route: Route): boolean =>
  route.who !== 'anyone' &&
  route.who !== 'signed-in' &&
  !permissionsOf.student.includes(route.who) &&
  !permissionsOf.parent.includes(route.who);

describe('the route table', () => {
  it('finds a secret in a nested reply schema', () => {
    const planted = z.object({
      items: z.array(z.union([z.null(), z.object({ stem: z.string(), rationale: z.string() })])),
    });
    expect(findSecrets(z.toJSONSchema(planted))).toHaveLength(1);
  });

  it.each(table.filter(([, route]) => !isStaffOnly(route) && !route.reveals))(
    '%s lets no key, rationale or item parameter reach a student',
    (_key, route) => {
      expect(findSecrets(z.toJSONSchema(route.reply, { io: 'input' }))).toEqual([]);
    },
  );

  it.each(table)('%s has a summary that is a whole sentence', (_key, route) => {
    expect(route.summary).toMatch(/^[A-Z].+\.$/s);
  });

  it.each(table)('%s declares exactly the parameters of its path', (key, route) => {
    const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
  });

  it.each(table)(
    '%s has no transform in its schemas, so the types match the JSON',
    (_key, route) => {
      const schemas = [route.params, route.query, route.body, route.reply].filter(Boolean);
      const wires = schemas.map((schema) => z.toJSONSchema(schema as z.ZodType, { io: 'output' }));
      expect(wires).toHaveLength(schemas.length);
    },
  );
});

describe('refusal messages', () => {
  const messages = { ...failures, ...invalidField };

  it.each(Object.entries(messages))('%s has a message in both languages', (_code, message) => {
    for (const language of languages) expect(message[language].trim()).not.toBe('');
    expect(message.en).not.toBe(message.vi);
  });
});
