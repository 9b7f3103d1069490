import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { toJsonSchema } from './validation.ts';

const envelope = (reply: z.ZodType): object => ({
  type: 'object',
  required: ['result', 'data'],
  properties: { result: { const: 'OK' }, data: toJsonSchema(reply) },
});

/** Compiles a serializer that writes only the declared fields of the reply. */
export const replyWriter = (reply: z.ZodType): ((message: unknown) => string) =>
  fastJson(envelope(reply));

const writers = new WeakMap<z.ZodType, (message: unknown) => string>();

/** Compiled lazily at the first reply, and shared by all apps of the process. */
export const compileSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (message: unknown) => {
    const write = writers.get(schema) ?? replyWriter(schema);
    writers.set(schema, write);
    return write(message);
  };
