import { failures, failuresOfEveryRoute, type FailureCode } from '@bac/contract/failures.ts';
import { maxBodyBytesOf } from '@bac/contract/protocol/bounds.ts';
import {
  apiBase,
  eventTimeHeader,
  isWrite,
  oneTimeHeader,
  type Method,
  type Route,
  type RouteTable,
} from '@bac/contract/protocol/route.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** All refusals a caller of the route must handle. */
export function failuresOf(method: Method, route: Route): FailureCode[] {
  return [
    ...(isWrite(method) ? (['ONE_TIME_HEADERS_MISSING'] as const) : []),
    ...(isWrite(method) && !route.idempotent ? (['REPLAYED'] as const) : []),
    ...(route.who === 'anyone' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(route.who === 'anyone' || route.who === 'signed-in'
      ? []
      : (['NOT_ALLOWED', 'TWO_STEP_NEEDED'] as const)),
    ...(route.failures ?? []),
    ...failuresOfEveryRoute,
  ];
}

function parameters(location: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType),
  }));
}

const header = (name: string, format: string): Json => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', format },
});

function responses(method: Method, route: Route): Json {
  const byStatus = Map.groupBy(failuresOf(method, route), (code) => failures[code].status);
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `${code}: ${failures[code].en}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failed' } } },
    },
  ]);
  const success = {
    type: 'object',
    required: ['result', 'data'],
    properties: { result: { const: 'OK' }, data: schemaOf(route.reply) },
  };
  const file = { 'application/octet-stream': {} };
  const content = route.download ? file : { 'application/json': { schema: success } };
  return {
    200: { description: 'Done.', content },
    ...Object.fromEntries(refusals),
  };
}

const fileForm: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
};

function requestBody({ body, upload }: Route): Json {
  const content = {
    ...(body && { 'application/json': { schema: schemaOf(body) } }),
    ...(upload && { 'multipart/form-data': { schema: fileForm } }),
  };
  return body || upload ? { requestBody: { required: true, content } } : {};
}

function operation(method: Method, path: string, route: Route): Json {
  return {
    summary: route.summary,
    tags: [path.split('/')[1]],
    'x-who': route.who,
    ...(route.body && { 'x-max-bytes': maxBodyBytesOf(route) }),
    ...(route.upload && { 'x-max-bytes': route.upload.maxBytes }),
    ...(route.who === 'anyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(isWrite(method)
        ? [header(oneTimeHeader, 'uuid'), header(eventTimeHeader, 'date-time')]
        : []),
    ],
    ...requestBody(route),
    responses: responses(method, route),
  };
}

/** OpenAPI 3.1: its schemas are JSON Schema, so the table's schemas need no conversion. */
export function openApi(routes: RouteTable): Json {
  const paths: Record<string, Json> = {};
  for (const [key, route] of Object.entries(routes)) {
    const [method, path] = key.split(' ') as [Method, string];
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operation(method, path, route),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bậc', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: {
        Failed: {
          type: 'object',
          required: ['result', 'code', 'message', 'requestId'],
          properties: {
            result: { const: 'ERROR' },
            code: { enum: Object.keys(failures) },
            message: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
}
