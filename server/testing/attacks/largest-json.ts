export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Numbers, booleans, dates and ids. */
const shortBytes = 40;
/** Texts of a pattern with a fixed length: codes, tokens, ids of devices. */
const maxPatternBytes = 100;
/** A character outside the basic plane. */
const maxCharacterBytes = 4;
const shortFormats = new Set(['uuid', 'date-time', 'date']);

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

function largestText({ maxLength, format, pattern }: JsonSchema): number {
  if (maxLength !== undefined) return 2 + maxLength * maxCharacterBytes;
  if (shortFormats.has(format ?? '')) return shortBytes;
  return pattern && !/[*+]|,\}/.test(pattern) ? maxPatternBytes : Infinity;
}

function largestObject(schema: JsonSchema): number {
  const { properties = {}, propertyNames, additionalProperties: more } = schema;
  const named = Object.entries(properties).map(
    ([name, each]) => name.length + 4 + largestJson(each),
  );
  const count = propertyNames?.enum?.length ?? schema.maxProperties ?? Infinity;
  const others = typeof more === 'object' ? count * (shortBytes + largestJson(more)) : 0;
  return 2 + sum(named) + others;
}

/** The bytes of the largest JSON that a schema accepts; Infinity if there is none. */
export function largestJson(schema: JsonSchema): number {
  const { type, items, prefixItems, maxItems = Infinity } = schema;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return Math.max(...variants.map(largestJson));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (type === 'string') return largestText(schema);
  if (type === 'object') return largestObject(schema);
  if (prefixItems) return 2 + sum(prefixItems.map((each) => largestJson(each) + 1));
  if (type === 'array') return 2 + maxItems * (1 + largestJson(items ?? {}));
  return type === undefined ? Infinity : shortBytes;
}
