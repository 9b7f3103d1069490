import { randomUUID } from 'node:crypto';
import type { OpenRoute, Schema } from './open-routes.ts';

/** Texts that cost a careless reader the square of their length, or more. */
export const texts = {
  'dense Markdown': '*a_',
  'Markdown links': '[a](',
  'Markdown quotes and lists': '> - ',
  'Markdown tables': '|a|-|\n',
  'unclosed HTML': '<a <!--',
  'spaces, for patterns': '         x',
  'letters, for patterns': 'aaaaaaaaa!',
  'dots and signs, for addresses': 'a.a-a+a@',
  accents: 'a\u0301\u0323\u0302',
  emoji: '😀',
} as const;

/** Samples for the patterns of ids in the contract; a hostile text would fail at once. */
const patternSamples = ['hostile-device', 'A'.repeat(43), 'ABCDE-FGHJK', '74', '2009-03-14', '#'];

function textFor(schema: Schema, unit: string, budget: number): string {
  const { format, pattern, maxLength = 1000 } = schema;
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return new Date().toISOString();
  if (format === 'date') return '2009-03-14';
  if (format === 'email') return `${'a.'.repeat(100)}a@example.com`;
  const sample = pattern && patternSamples.find((text) => new RegExp(pattern, 'u').test(text));
  if (sample) return sample;
  const length = Math.max(0, Math.min(maxLength, Math.floor(budget / Buffer.byteLength(unit))));
  return [...unit.repeat(Math.ceil(length / unit.length))].slice(0, length).join('');
}

/** The variant with the most text. */
const largest = (variants: Schema[]): Schema =>
  variants.toSorted((one, other) => textIn(other) - textIn(one))[0] ?? {};

const textIn = (schema: Schema): number =>
  (schema.maxLength ?? 0) +
  Object.values(schema.properties ?? {}).reduce((sum, each) => sum + textIn(each), 0) +
  (schema.anyOf ?? schema.oneOf ?? []).reduce((most, each) => Math.max(most, textIn(each)), 0) +
  (schema.items ? textIn(schema.items) : 0);

function itemsFor(schema: Schema, unit: string, budget: number): unknown[] {
  const { maxItems = 100, items = {} } = schema;
  const first = fill(items, unit, budget / 2);
  const bytes = Buffer.byteLength(JSON.stringify(first)) + 1;
  const count = Math.max(1, Math.min(maxItems, Math.floor(budget / bytes)));
  return [first, ...Array.from({ length: count - 1 }, () => fill(items, unit, budget / 2))];
}

/** A value that passes the schema, or nearly, with as much of the text as it allows and the budget of bytes has room for. */
export function fill(schema: Schema, unit: string, budget: number): unknown {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fill(largest(variants), unit, budget);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return textFor(schema, unit, budget);
    case 'array':
      return itemsFor(schema, unit, budget);
    case 'object': {
      const { properties = {}, additionalProperties: more, propertyNames } = schema;
      const names = Object.keys(properties);
      const each =
        (budget * 0.8) /
        Math.max(1, names.filter((name) => textIn(properties[name]!) > 100).length);
      const others = typeof more === 'object' ? (propertyNames?.enum ?? ['x']).map(String) : [];
      return Object.fromEntries([
        ...names.map((name) => [name, fill(properties[name]!, unit, each)]),
        ...others.map((name) => [name, fill(more as Schema, unit, 50)]),
      ]);
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    default:
      return unit;
  }
}

/** Bodies that a schema refuses, but only after somebody has read them. Each is as long as the route allows. */
export function refusedBodies({ body, maxBytes }: OpenRoute): Record<string, string> {
  const room = maxBytes - 100;
  const names = Object.keys(body?.properties ?? {});
  const inEach = (json: string): string =>
    `{${names.map((name) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  const share = Math.floor(room / Math.max(1, names.length)) - 40;
  const repeat = (unit: string): string =>
    unit.repeat(Math.max(1, Math.floor(share / unit.length)));
  return {
    'deep arrays': '['.repeat(room),
    'deep objects': '{"a":'.repeat(room / 5),
    'wide object': `{${Array.from({ length: Math.floor(room / 14) }, (_, at) => `"k${at}":0`).join(',')}}`,
    'one long string in each field': inEach(`"${repeat('a')}"`),
    'arrays of empty objects': inEach(`[${repeat('{},')}{}]`),
    'arrays of numbers': inEach(`[${repeat('1e9,')}1]`),
    'halves of emoji': inEach(String.raw`"${repeat('\\ud83d')}"`),
    'escaped backslashes': inEach(`"${repeat('\\\\')}"`),
  };
}
