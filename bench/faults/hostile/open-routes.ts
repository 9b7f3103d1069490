/** A part of JSON Schema, as the product's API documentation has it. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

interface Operation {
  'x-who': string;
  'x-max-bytes'?: number;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface OpenRoute {
  method: string;
  /** With its parameters in braces. */
  path: string;
  query: Parameter[];
  body: Schema | undefined;
  isUpload: boolean;
  isForParents: boolean;
  maxBytes: number;
}

/** Visitors, any account, and the permission that a parent gets by registering. */
const strangers = new Set(['anyone', 'signed-in', 'follow children']);

/** Every route that a stranger can call, from the product's own documentation of its API. */
export async function listOpenRoutes(address: string): Promise<OpenRoute[]> {
  const reply = await fetch(`${address}/api/v1/openapi.json`);
  const { paths } = (await reply.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => strangers.has(operation['x-who']))
      .map(([method, operation]): OpenRoute => {
        const content = operation.requestBody?.content ?? {};
        return {
          method: method.toUpperCase(),
          path,
          query: operation.parameters.filter((each) => each.in === 'query'),
          body: content['application/json']?.schema,
          isForParents: operation['x-who'] === 'follow children',
          isUpload: 'multipart/form-data' in content,
          maxBytes: operation['x-max-bytes'] ?? 0,
        };
      }),
  );
}
