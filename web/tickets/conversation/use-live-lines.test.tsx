import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import { useLiveLines } from './use-live-lines.ts';

const bytes = new TextEncoder();
const key = 'GET /admin/tickets/stream';

let api: FakeApi;
const told: string[] = [];
let connection: ReadableStreamDefaultController<Uint8Array>;

const say = (line: object): void => connection.enqueue(bytes.encode(`${JSON.stringify(line)}\n`));

const shown = (): string | undefined => document.querySelector('p')?.textContent;

function Listener() {
  const isLive = useLiveLines({
    key,
    onLine: ({ kind }) => told.push(kind),
    onAgain: () => told.push('again'),
  });
  return <p>{isLive ? 'live' : 'not live'}</p>;
}

const stream = (): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        connection = controller;
        say({ kind: 'ready' });
      },
    }),
  );

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api = new FakeApi().responds(key, stream);
});

afterEach(() => vi.useRealTimers());

test('what changes is told as it comes; heartbeats are not', async () => {
  render(<Listener />);
  await eventually(() => expect(shown()).toBe('live'));
  say({ kind: 'beat' });
  say({ kind: 'changed' });
  await eventually(() => expect(told).toEqual(['again', 'changed']));
});

test('a lost connection is made again, and everything asked for anew', async () => {
  render(<Listener />);
  await eventually(() => expect(told).toEqual(['again']));
  connection.close();
  await eventually(() => expect(shown()).toBe('not live'));
  await vi.advanceTimersByTimeAsync(1_100);
  await eventually(() => expect(told).toEqual(['again', 'again']));
  await eventually(() => expect(shown()).toBe('live'));
});

test('where no stream comes through it asks again, ever more rarely', async () => {
  api.isUnreachable();
  render(<Listener />);
  await eventually(() => expect(api.seen).toHaveLength(1));
  const after: number[] = [];
  for (let tenths = 1; tenths <= 170; tenths += 1) {
    await vi.advanceTimersByTimeAsync(100);
    if (told.length > after.length) after.push(tenths / 10);
  }
  const gaps = after.map((at, place) => at - (after[place - 1] ?? 0));
  expect(gaps).toHaveLength(3);
  for (const [place, pause] of [2, 4, 8].entries()) expect(gaps[place]).toBeCloseTo(pause, -1);
  expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
});
