import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { toJsonSchema } from './validation.ts';

const envelope = (reply: z.ZodType): object => ({
  type: 'object',
  required: ['result', 'data'],
  properties: { result: { const: 'OK' }, data: toJsonSchema(reply) },
});

/** Writes what the route's reply declares and nothing else. */
export const replyWriter = (reply: z.ZodType): ((message: unknown) => string) =>
  fastJson(envelope(reply));

/** Made when the first reply is written, as validators are when the first request comes. */
export const compileSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let write: ((message: unknown) => string) | undefined;
  return (message: unknown) => {
    write ??= replyWriter(schema);
    return write(message);
  };
};
