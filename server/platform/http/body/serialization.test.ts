import type { Route } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { compileSerializer, replyWriter } from './serialization.ts';

// A server starts without having made them: a schema that can't be written has to be found here.
it.each(Object.entries<Route>(routes))('the reply of %s can be written', (_key, { reply }) => {
  expect(replyWriter(reply)).toBeTypeOf('function');
});

it('leaves out what a reply does not declare, the first time and later', () => {
  const schema = z.object({ name: z.string() });
  const write = compileSerializer({ schema, method: 'GET', url: '/' });
  for (const name of ['Ánh', 'Bình']) {
    const written: unknown = JSON.parse(write({ result: 'OK', data: { name, secret: 1 } }));
    expect(written).toEqual({ result: 'OK', data: { name } });
  }
});
