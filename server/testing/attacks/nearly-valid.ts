import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, hostileValue } from './hostile-values.ts';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  definitions?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Options {
  /** Existing ids and names, so that requests can hit real data. */
  ids: readonly string[];
  /** One value in `wrongIn` is wrong. */
  wrongIn: number;
}

const moments = [
  '1900-01-01T00:00:00Z',
  '2026-11-15T08:00:00Z',
  '2026-11-16T00:00:00.000Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
];

const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);

/** Cached, because fast-check takes up to 100 ms to build texts for a pattern, and many routes share one. */
const matchingByPattern = new Map<string, fc.Arbitrary<string> | undefined>();

/** Returns undefined for a pattern that fast-check does not support; an id or a hostile text may still match by chance. */
function matchingOf(pattern: string): fc.Arbitrary<string> | undefined {
  if (!matchingByPattern.has(pattern)) {
    let matching: fc.Arbitrary<string> | undefined;
    try {
      matching = fc.stringMatching(new RegExp(pattern, 'u'));
    } catch {
      matching = undefined;
    }
    matchingByPattern.set(pattern, matching);
  }
  return matchingByPattern.get(pattern);
}

function textOf(schema: Schema, { ids }: Options): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') {
    return fc.oneof(fc.constantFrom(...ids.filter(isId)), fc.uuid({ version: 4 }));
  }
  if (schema.format === 'date-time') return fc.constantFrom(...moments);
  if (schema.format === 'date') return fc.constantFrom(...moments.map((at) => at.slice(0, 10)));
  if (schema.format === 'email') {
    return fc.constantFrom('a@example.com', 'A@EXAMPLE.COM', `${'a'.repeat(60)}@example.com`);
  }
  if (schema.format === 'uri')
    return fc.constantFrom('https://example.com/', 'javascript:alert(1)');
  const pattern = schema.pattern;
  const anyText = fc.oneof(hostileText, fc.constantFrom(...ids));
  if (pattern === undefined) {
    const { minLength = 0, maxLength = 10_000 } = schema;
    return anyText.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
  }
  const matching = matchingOf(pattern);
  return matching ? fc.oneof(matching, anyText) : anyText;
}

function objectOf(
  schema: Schema,
  options: Options,
  root: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    const names = schema.propertyNames?.enum ?? options.ids;
    const each = nodeOf(additionalProperties, options, root, depth + 1);
    return fc.dictionary(fc.constantFrom(...names.map(String)), each, { maxKeys: 4 });
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, each]) => [name, nodeOf(each, options, root, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function rightOf(
  schema: Schema,
  options: Options,
  root: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const found = schema.$ref === '#' ? root : root.definitions?.[name];
    return found && depth < 12 ? nodeOf(found, options, root, depth + 1) : hostileValue;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => nodeOf(each, options, root, depth)));
  if (schema.allOf) return rightOf(Object.assign({}, ...schema.allOf), options, root, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, options);
    case 'integer':
    case 'number': {
      const { minimum = -(2 ** 53), maximum = 2 ** 53 } = schema;
      const near = fc.constantFrom(minimum, maximum, Math.min(maximum, Math.max(minimum, 1)));
      const least = Math.max(Math.ceil(minimum), Number.MIN_SAFE_INTEGER);
      const most = Math.min(Math.floor(maximum), Number.MAX_SAFE_INTEGER);
      return fc.oneof(near, fc.integer({ min: least, max: most }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = Array.isArray(schema.items) ? (schema.items[0] ?? {}) : (schema.items ?? {});
      const { minItems = 0, maxItems = 100 } = schema;
      const most = Math.max(minItems, Math.min(maxItems, 4));
      return fc.array(nodeOf(items, options, root, depth + 1), {
        minLength: minItems,
        maxLength: most,
      });
    }
    case 'object':
      return objectOf(schema, options, root, depth);
    default:
      return hostileValue;
  }
}

function nodeOf(
  schema: Schema,
  options: Options,
  root: Schema,
  depth: number,
): fc.Arbitrary<unknown> {
  const right = rightOf(schema, options, root, depth);
  if (options.wrongIn === Infinity) return right;
  return fc.oneof(
    { weight: options.wrongIn - 1, arbitrary: right },
    { weight: 1, arbitrary: hostileValue },
  );
}

/**
 * Generates values that match the schema except for some parts. Validation refuses a request that is wrong everywhere, while a
 * nearly valid one reaches the code behind it.
 */
export function nearlyValid(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as Schema;
  const variants = [Infinity, 30, 3].map((wrongIn) => nodeOf(root, { ids, wrongIn }, root, 0));
  return fc.oneof(
    { weight: 4, arbitrary: variants[0]! },
    { weight: 3, arbitrary: variants[1]! },
    { weight: 2, arbitrary: variants[2]! },
    { weight: 1, arbitrary: hostileValue },
  );
}
