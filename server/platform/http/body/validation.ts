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

/** `verbose` adds the value to an error, which `describeInvalid` needs. */
const bodyAjv = validator({ ...strict, discriminator: true, verbose: true });
/** Query and path arrive as text, so only here '5' may become 5. */
const textAjv = validator({ ...strict, coerceTypes: 'array' });

/** `io: 'input'` keeps objects open, so that a serializer drops an undeclared field instead of failing. */
export const toJsonSchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });

/** `io: 'output'` closes objects, so a body with an undeclared field is refused. */
export const toBodySchema = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    // With a discriminator ajv validates only the matching variant; otherwise it would report errors of every variant.
    override: ({ zodSchema, jsonSchema }) => {
      // The format checks the same, and an invalid address would be reported twice.
      if (jsonSchema.format === 'email') delete jsonSchema.pattern;
      if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return;
      jsonSchema.type = 'object';
      jsonSchema['discriminator'] = { propertyName: zodSchema.def.discriminator };
    },
  });

/** A text of hundreds of digits becomes Infinity, which passes every bound in ajv. */
const holdsInfinity = (data: unknown): boolean =>
  Object.values(data as object)
    .flat()
    .some((value) => typeof value === 'number' && !Number.isFinite(value));

const bodyValidators = new WeakMap<z.ZodType, ValidateFunction>();
const textValidators = new WeakMap<z.ZodType, ValidateFunction>();

/**
 * Compiles validators lazily at the first request, because most routes are rarely called and each costs memory and startup
 * time. They are shared by all apps of the process.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const isBody = httpPart === 'body';
  const validators = isBody ? bodyValidators : textValidators;
  return (data: unknown) => {
    let validate = validators.get(schema);
    if (!validate) {
      validate = isBody
        ? bodyAjv.compile(toBodySchema(schema))
        : textAjv.compile(toJsonSchema(schema));
      validators.set(schema, validate);
    }
    // A second validation refuses Infinity, because it is no longer a text that could be coerced.
    const isValid = validate(data) && (isBody || !holdsInfinity(data) || validate(data));
    return isValid || { error: validate.errors ?? [] };
  };
};

type Rule = keyof typeof invalidField;

const isRule = (name: string): name is Rule => name in invalidField;

type Invalid = FastifySchemaValidationError & { data?: unknown };

function ruleOf({ keyword, params, data }: Invalid): string {
  // An unknown discriminator value is an invalid choice.
  if (keyword === 'discriminator') return 'enum';
  if (keyword !== 'format') return keyword;
  const format = String(params['format']);
  return (format === 'email' && brokenEmailRule(String(data))) || format;
}

/** Returns the dotted path of the invalid field and a message. */
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
