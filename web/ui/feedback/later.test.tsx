import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { eventually, render } from '../../testing/render.tsx';
import { later } from './later.tsx';

const said = (): string => document.body.textContent;

test('something stands in the place of a part until its code has come', async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Part = later<{ name: string }>(() => code.promise, {
    Meanwhile: ({ name }) => <p>{`waiting for ${name}`}</p>,
  });
  render(<Part name="it" />);
  await eventually(() => expect(said()).toContain('waiting for it'));
  code.resolve(({ name }) => <p>{`here is ${name}`}</p>);
  await eventually(() => expect(said()).toContain('here is it'));
});

test('a patient part waits to be fetched by somebody else, and is fetched once', async () => {
  let fetches = 0;
  const Part = later(
    async () => {
      fetches += 1;
      return () => <p>patient</p>;
    },
    { Meanwhile: () => <p>not yet</p>, isPatient: true },
  );
  render(<Part />);
  await eventually(() => expect(said()).toContain('not yet'));
  expect(fetches).toBe(0);
  await Promise.all([Part.fetch(), Part.fetch()]);
  await eventually(() => expect(said()).toContain('patient'));
  expect(fetches).toBe(1);
});

test('what is here already is drawn at once', async () => {
  const Part = later(async () => () => <p>at once</p>, { Meanwhile: () => <p>never</p> });
  await Part.fetch();
  render(<Part />);
  await eventually(() => expect(said()).toContain('at once'));
  expect(said()).not.toContain('never');
});
