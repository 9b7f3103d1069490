import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { forgetQueries, invalidate, updateQuery } from './query-cache.ts';
import { useQuery } from './use-query.ts';

let api: FakeApi;
/** Every state that the component was rendered with. */
const rendered: unknown[] = [];

beforeAll(startI18n);
beforeEach(() => {
  api = new FakeApi();
  forgetQueries();
  rendered.length = 0;
});

function Provinces({ isOff = false, isKept = false }: { isOff?: boolean; isKept?: boolean }) {
  const { data, error, isLoading, reload } = useQuery('GET /places/provinces', { isOff, isKept });
  const names = data?.map(({ name }) => name).join();
  const state = { names, error: error?.message, isLoading };
  rendered.push(JSON.parse(JSON.stringify(state)));
  return (
    <button type="button" onClick={reload}>
      {JSON.stringify(state)}
    </button>
  );
}

const shown = (): unknown => JSON.parse(button('{').textContent);

test('gives the data, and new data after a reload', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(shown()).toEqual({ names: 'Hà Nội', isLoading: false }));
  api.answers('GET /places/provinces', [{ code: '48', name: 'Đà Nẵng' }]);
  button('{').click();
  await eventually(() => expect(shown()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('a failed reload leaves what was there, beside the error', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  api.refuses('GET /places/provinces', 503, { message: 'Starting' });
  button('{').click();
  const expected = { names: 'Hà Nội', error: 'Starting', isLoading: false };
  await eventually(() => expect(shown()).toEqual(expected));
});

test('asks nothing while it is off', async () => {
  render(<Provinces isOff />);
  await eventually(() => expect(shown()).toEqual({ isLoading: false }));
  expect(api.seen).toEqual([]);
});

const hanoi = [{ code: '01', name: 'Hà Nội' }];
const danang = [{ code: '48', name: 'Đà Nẵng' }];

function Toggled({ isKept = false }: { isKept?: boolean }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
      {isShown && <Provinces isKept={isKept} />}
    </>
  );
}

const isThere = (): boolean => document.body.textContent.includes('isLoading');

/** Shows the provinces, and hides them once they are there. */
async function showAndHide(isKept: boolean): Promise<void> {
  api.answers('GET /places/provinces', hanoi);
  render(<Toggled isKept={isKept} />);
  await eventually(() => expect(shown()).toEqual({ names: 'Hà Nội', isLoading: false }));
  button('Toggle').click();
  await eventually(() => expect(isThere()).toBe(false));
}

/** Shows them again and returns what was shown first. */
async function showAgain(): Promise<unknown> {
  rendered.length = 0;
  button('Toggle').click();
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  return rendered[0];
}

test('two components with the same query share one request', async () => {
  api.answers('GET /places/provinces', hanoi);
  render([<Provinces key="one" />, <Provinces key="two" />]);
  const expected = JSON.stringify({ names: 'Hà Nội', isLoading: false });
  await eventually(() =>
    expect([...document.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
      expected,
      expected,
    ]),
  );
  expect(api.seen).toHaveLength(1);
});

test('a kept reply is shown at once when its component comes back, and is fetched again', async () => {
  await showAndHide(true);
  api.answers('GET /places/provinces', danang);
  expect(await showAgain()).toMatchObject({ names: 'Hà Nội' });
  await eventually(() => expect(shown()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('without isKept nothing is shown before the new reply', async () => {
  await showAndHide(false);
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('a kept reply is not shown to the next person who signs in', async () => {
  await showAndHide(true);
  forgetQueries();
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('a reply in use while its person signs out is not kept', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Toggled isKept />);
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  forgetQueries();
  button('Toggle').click();
  await eventually(() => expect(isThere()).toBe(false));
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('invalidating a route fetches its queries in use again', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Provinces />);
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  api.answers('GET /places/provinces', danang);
  invalidate('GET /places/provinces');
  await eventually(() => expect(shown()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('invalidating a route forgets its kept replies', async () => {
  await showAndHide(true);
  invalidate('GET /places/provinces');
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('an optimistic update is shown at once and can be taken back', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Provinces />);
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  const undo = updateQuery('GET /places/provinces', {}, (before) => [...before, ...danang]);
  await eventually(() => expect(shown()).toMatchObject({ names: 'Hà Nội,Đà Nẵng' }));
  undo();
  await eventually(() => expect(shown()).toMatchObject({ names: 'Hà Nội' }));
});
