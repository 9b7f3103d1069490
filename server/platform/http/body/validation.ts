import { brokenEmailRule, emailPattern } from '@bac/contract/accounts/account-rules.ts';
import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';

const strict: Options = { allErrors: true, coerceTypes: false, removeAdditional: false };

function validator(options: Options): Ajv {
  const ajv = new Ajv(options);
  addFormats.default(ajv);
  ajv.addFormat('email', emailPattern);
  return ajv;
}

/** Verbose: an error brings the value along, which `describeInvalid` looks at. */
const ofBodies = validator({ ...strict, discriminator: true, verbose: true });
/** Query and path arrive as text only, so here, and only here, '5' may become 5. */
const ofText = validator({ ...strict, coerceTypes: 'array' });

/** `io: 'input'` keeps objects open, so that a serialiser drops an undeclared field instead of failing on it. */
export const toJsonSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });

/** `io: 'output'` closes objects: a body with a field nobody declared is refused, never half believed. */
export const toBodySchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    // By its tag: else each of the kinds is tried, and what was wrong is told once for each.
    override: ({ zodSchema, jsonSchema }) => {
      // The format says the same, and a wrong address would be reported twice.
      if (jsonSchema.format === 'email') delete jsonSchema.pattern;
      if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return;
      jsonSchema.type = 'object';
      jsonSchema['discriminator'] = { propertyName: zodSchema.def.discriminator };
    },
  });

/** A text of hundreds of digits becomes Infinity, which ajv lets pass every bound. */
const holdsInfinity = (data: unknown): boolean =>
  Object.values(data as object)
    .flat()
    .some((value) => typeof value === 'number' && !Number.isFinite(value));

const validatorsOfBodies = new WeakMap<z.ZodType, ValidateFunction>();
const validatorsOfText = new WeakMap<z.ZodType, ValidateFunction>();

/**
 * Made when the first request comes: most routes are asked for seldom, and each would take memory and time at the start. Once
 * for all apps of the process.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const isBody = httpPart === 'body';
  const validators = isBody ? validatorsOfBodies : validatorsOfText;
  return (data: unknown) => {
    let validate = validators.get(schema);
    if (!validate) {
      validate = isBody
        ? ofBodies.compile(toBodySchema(schema))
        : ofText.compile(toJsonSchema(schema));
      validators.set(schema, validate);
    }
    // Looked at once more, it is no longer text that may become a number, and refused.
    const isValid = validate(data) && (isBody || !holdsInfinity(data) || validate(data));
    return isValid || { error: validate.errors ?? [] };
  };
};

type Rule = keyof typeof invalidField;

const isRule = (name: string): name is Rule => name in invalidField;

type Invalid = FastifySchemaValidationError & { data?: unknown };

function ruleOf({ keyword, params, data }: Invalid): string {
  // A tag that no kind has is a choice that is not there.
  if (keyword === 'discriminator') return 'enum';
  if (keyword !== 'format') return keyword;
  const format = String(params['format']);
  return (format === 'email' && brokenEmailRule(String(data))) || format;
}

/** The field that is wrong, dotted, and what is wrong with it in words. */
export function describeInvalid(error: Invalid, language: Language) {
  const { missingProperty, additionalProperty, tag } = error.params as Record<string, string>;
  const inside = missingProperty ?? additionalProperty ?? tag;
  const path = error.instancePath.split('/').slice(1);
  const rule = ruleOf(error);
  return {
    path: (inside === undefined ? path : [...path, inside]).join('.'),
    message: invalidField[isRule(rule) ? rule : 'other'][language],
  };
}
