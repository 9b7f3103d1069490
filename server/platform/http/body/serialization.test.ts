import type { Route } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { compileSerializer, replyWriter } from './serialization.ts';

// The server compiles serializers lazily, so this test finds schemas that cannot be compiled.
it.each(Object.entries<Route>(routes))(
  'compiles a serializer for the reply of %s',
  (_key, { reply }) => {
    expect(replyWriter(reply)).toBeTypeOf('function');
  },
);

it('drops undeclared fields from the first reply and from later ones', () => {
  const schema = z.object({ name: z.string() });
  const write = compileSerializer({ schema, method: 'GET', url: '/' });
  for (const name of ['Ánh', 'Bình']) {
    const reply: unknown = JSON.parse(write({ result: 'OK', data: { name, secret: 1 } }));
    expect(reply).toEqual({ result: 'OK', data: { name } });
  }
});
