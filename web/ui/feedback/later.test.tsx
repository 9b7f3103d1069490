import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { eventually, render } from '../../testing/render.tsx';
import { later } from './later.tsx';

const bodyText = (): string => document.body.textContent;

test('a placeholder is shown until the code of a part has loaded', async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Part = later<{ name: string }>(() => code.promise, {
    Placeholder: ({ name }) => <p>{`waiting for ${name}`}</p>,
  });
  render(<Part name="it" />);
  await eventually(() => expect(bodyText()).toContain('waiting for it'));
  code.resolve(({ name }) => <p>{`here is ${name}`}</p>);
  await eventually(() => expect(bodyText()).toContain('here is it'));
});

test('a part with isManual loads only when fetched, and only once', async () => {
  let fetches = 0;
  const Part = later(
    async () => {
      fetches += 1;
      return () => <p>patient</p>;
    },
    { Placeholder: () => <p>not yet</p>, isManual: true },
  );
  render(<Part />);
  await eventually(() => expect(bodyText()).toContain('not yet'));
  expect(fetches).toBe(0);
  await Promise.all([Part.fetch(), Part.fetch()]);
  await eventually(() => expect(bodyText()).toContain('patient'));
  expect(fetches).toBe(1);
});

test('a part that has loaded already is rendered at once', async () => {
  const Part = later(async () => () => <p>at once</p>, { Placeholder: () => <p>never</p> });
  await Part.fetch();
  render(<Part />);
  await eventually(() => expect(bodyText()).toContain('at once'));
  expect(bodyText()).not.toContain('never');
});
