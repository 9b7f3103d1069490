import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import { useLiveLines } from './use-live-lines.ts';

const bytes = new TextEncoder();
const key = 'GET /admin/tickets/stream';

let api: FakeApi;
const events: string[] = [];
let connection: ReadableStreamDefaultController<Uint8Array>;

const say = (line: object): void => connection.enqueue(bytes.encode(`${JSON.stringify(line)}\n`));

const stateText = (): string | undefined => document.querySelector('p')?.textContent;

function Listener() {
  const isLive = useLiveLines({
    key,
    onLine: ({ kind }) => events.push(kind),
    onResync: () => events.push('again'),
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
  events.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api = new FakeApi().responds(key, stream);
});

afterEach(() => vi.useRealTimers());

test('reports changes as they arrive, but no heartbeats', async () => {
  render(<Listener />);
  await eventually(() => expect(stateText()).toBe('live'));
  say({ kind: 'beat' });
  say({ kind: 'changed' });
  await eventually(() => expect(events).toEqual(['again', 'changed']));
});

test('reconnects after a lost connection and asks for a resync', async () => {
  render(<Listener />);
  await eventually(() => expect(events).toEqual(['again']));
  connection.close();
  await eventually(() => expect(stateText()).toBe('not live'));
  await vi.advanceTimersByTimeAsync(1_100);
  await eventually(() => expect(events).toEqual(['again', 'again']));
  await eventually(() => expect(stateText()).toBe('live'));
});

test('polls with exponential backoff if no stream gets through', async () => {
  api.disconnect();
  render(<Listener />);
  await eventually(() => expect(api.requests).toHaveLength(1));
  const after: number[] = [];
  for (let tenths = 1; tenths <= 170; tenths += 1) {
    await vi.advanceTimersByTimeAsync(100);
    if (events.length > after.length) after.push(tenths / 10);
  }
  const gaps = after.map((at, index) => at - (after[index - 1] ?? 0));
  expect(gaps).toHaveLength(3);
  for (const [index, pause] of [2, 4, 8].entries()) expect(gaps[index]).toBeCloseTo(pause, -1);
  expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
});
