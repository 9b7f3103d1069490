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
  const rendering = { names, error: error?.message, isLoading };
  rendered.push(JSON.parse(JSON.stringify(rendering)));
  return (
    <button type="button" onClick={reload}>
      {JSON.stringify(rendering)}
    </button>
  );
}

const state = (): unknown => JSON.parse(button('{').textContent);

test('useQuery returns the data, and new data after a reload', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(state()).toEqual({ names: 'Hà Nội', isLoading: false }));
  api.answers('GET /places/provinces', [{ code: '48', name: 'Đà Nẵng' }]);
  button('{').click();
  await eventually(() => expect(state()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('a failed reload keeps the data and returns the error', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(state()).toMatchObject({ isLoading: false }));
  api.refuses('GET /places/provinces', 503, { message: 'Starting' });
  button('{').click();
  const expected = { names: 'Hà Nội', error: 'Starting', isLoading: false };
  await eventually(() => expect(state()).toEqual(expected));
});

test('useQuery sends no request while it is off', async () => {
  render(<Provinces isOff />);
  await eventually(() => expect(state()).toEqual({ isLoading: false }));
  expect(api.requests).toEqual([]);
});

const hanoi = [{ code: '01', name: 'Hà Nội' }];
const danang = [{ code: '48', name: 'Đà Nẵng' }];

function Toggled({ isKept = false }: { isKept?: boolean }) {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setMounted(!isMounted)}>
        Toggle
      </button>
      {isMounted && <Provinces isKept={isKept} />}
    </>
  );
}

const isRendered = (): boolean => document.body.textContent.includes('isLoading');

/** Shows the provinces and hides them once they have loaded. */
async function showAndHide(isKept: boolean): Promise<void> {
  api.answers('GET /places/provinces', hanoi);
  render(<Toggled isKept={isKept} />);
  await eventually(() => expect(state()).toEqual({ names: 'Hà Nội', isLoading: false }));
  button('Toggle').click();
  await eventually(() => expect(isRendered()).toBe(false));
}

/** Shows them again and returns the first rendered state. */
async function showAgain(): Promise<unknown> {
  rendered.length = 0;
  button('Toggle').click();
  await eventually(() => expect(state()).toMatchObject({ isLoading: false }));
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
  expect(api.requests).toHaveLength(1);
});

test('with isKept the reply is shown at once when its component mounts again, and is refetched', async () => {
  await showAndHide(true);
  api.answers('GET /places/provinces', danang);
  expect(await showAgain()).toMatchObject({ names: 'Hà Nội' });
  await eventually(() => expect(state()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('without isKept no data is shown before the new reply', async () => {
  await showAndHide(false);
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('a cached reply is not shown to the next person who signs in', async () => {
  await showAndHide(true);
  forgetQueries();
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('a reply in use at sign-out is not cached', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Toggled isKept />);
  await eventually(() => expect(state()).toMatchObject({ isLoading: false }));
  forgetQueries();
  button('Toggle').click();
  await eventually(() => expect(isRendered()).toBe(false));
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('invalidating a route refetches its queries in use', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Provinces />);
  await eventually(() => expect(state()).toMatchObject({ isLoading: false }));
  api.answers('GET /places/provinces', danang);
  invalidate('GET /places/provinces');
  await eventually(() => expect(state()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('invalidating a route drops its cached replies', async () => {
  await showAndHide(true);
  invalidate('GET /places/provinces');
  expect(await showAgain()).toEqual({ isLoading: true });
});

test('an optimistic update is shown at once and can be undone', async () => {
  api.answers('GET /places/provinces', hanoi);
  render(<Provinces />);
  await eventually(() => expect(state()).toMatchObject({ isLoading: false }));
  const undo = updateQuery('GET /places/provinces', {}, (before) => [...before, ...danang]);
  await eventually(() => expect(state()).toMatchObject({ names: 'Hà Nội,Đà Nẵng' }));
  undo();
  await eventually(() => expect(state()).toMatchObject({ names: 'Hà Nội' }));
});
