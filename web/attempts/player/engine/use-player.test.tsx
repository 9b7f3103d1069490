import 'fake-indexeddb/auto';
import { get } from 'idb-keyval';
import { useEffect } from 'react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { onFailure } from '../../../api/failure-listener.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { eventually, render } from '../../../testing/render.tsx';
import type { Player } from '../player.ts';
import { IdbConnection } from './store/idb-connection.ts';
import { attemptsDatabase } from './store/idb-store.ts';
import { lastSequenceNumber, type LocalAttempt } from './local-attempt.ts';
import { blockDatabase } from './testing/block-database.ts';
import { SimulatedServer } from './testing/simulated-server.ts';
import { usePlayer, type OpenRequest, type PlayerState } from './use-player.ts';

beforeAll(startI18n);

let opened: PlayerState = { state: 'opening' };

beforeEach(() => {
  opened = { state: 'opening' };
});

function Screen({ request }: { request: OpenRequest }) {
  const current = usePlayer(request);
  useEffect(() => {
    opened = current;
  });
  return null;
}

const player = (): Player => {
  if (opened.state !== 'open') throw new Error(opened.state);
  return opened.player;
};

type Body = never;

function reply(work: () => unknown): Response {
  try {
    return Response.json({ result: 'OK', data: work() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ result: 'ERROR', code: error.code }, { status: error.status });
  }
}
const at = (path: string) => path as 'POST /attempts';

/** Puts the simulated server behind `fetch`. */
function serve(server: SimulatedServer): FakeApi {
  const api = new FakeApi();
  const lastBody = (): Body => api.requests.at(-1)!.body as Body;
  api.responds('POST /attempts', () => {
    const view = server.start(lastBody());
    const { id } = view;
    const device = (): string =>
      new URL(api.requests.at(-1)!.url, 'http://x').searchParams.get('device')!;
    api
      .responds(at(`POST /attempts/${id}/events`), () => reply(() => server.post(lastBody())))
      .responds(at(`GET /attempts/${id}`), () => reply(() => server.view(device())))
      .responds(at(`POST /attempts/${id}/devices`), () =>
        reply(() => server.claim((lastBody() as { device: string }).device)),
      );
    return reply(() => view);
  });
  return api;
}

describe('usePlayer', () => {
  test('starts a test, sends events and shows when they are saved', async () => {
    const server = new SimulatedServer();
    serve(server);
    render(<Screen request={{ test: 'sample' }} />);
    await eventually(() => expect(player().isActive).toBe(true));
    expect(player()).toMatchObject({ id: server.id, saveState: 'saved', isStoredHere: true });
    expect(player().send({ type: 'sections-chosen', sections: ['math'] })).toBe(true);
    await eventually(() => expect(player().attempt.phase.name).toBe('waiting'));
    await eventually(() => expect(player().saveState).toBe('saved'));
    expect(server.attempt.chosen).toEqual(['math']);
  });

  test('resumes from the stored state without the network', async () => {
    const server = new SimulatedServer();
    const api = serve(server);
    render(<Screen request={{ test: 'sample' }} />);
    await eventually(() => expect(player().isActive).toBe(true));
    const { id } = player();
    api.disconnect();
    player().send({ type: 'sections-chosen', sections: ['math'] });
    await eventually(() => expect(player().saveState).toBe('offline'));
    render(<Screen request={{ attempt: id }} />);
    await eventually(() => expect(player().attempt.chosen).toEqual(['math']));
    expect(player().saveState).not.toBe('saved');
  });

  test('reports an error and retries on request', async () => {
    const api = new FakeApi().refuses('POST /attempts', 404, { code: 'TEST_NOT_FOUND' });
    render(<Screen request={{ test: 'none' }} />);
    await eventually(() => expect(opened.state).toBe('failed'));
    expect(opened).toMatchObject({ error: { status: 404, code: 'TEST_NOT_FOUND' } });
    const before = api.requests.length;
    if (opened.state === 'failed') opened.retry();
    await eventually(() => expect(api.requests.length).toBeGreaterThan(before));
  });

  test('reports an ended session', async () => {
    const listener = vi.fn<(error: { status: number }) => void>();
    onFailure(listener);
    new FakeApi().refuses('POST /attempts', 401, { code: 'NOT_SIGNED_IN' });
    render(<Screen request={{ test: 'sample' }} />);
    await eventually(() => expect(listener).toHaveBeenCalled());
    expect(listener.mock.calls[0]?.[0].status).toBe(401);
  });
});

const { name, store } = attemptsDatabase;

describe('a database that another page blocks', () => {
  test('a blocked database does not prevent starting a test, and events reach the server', async () => {
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const release = await blockDatabase(name, store);
    onTestFinished(release);
    const server = new SimulatedServer();
    serve(server);
    render(<Screen request={{ test: 'sample' }} />);
    await eventually(() => expect(player().isActive).toBe(true));
    expect(player().isStoredHere).toBe(false);
    player().send({ type: 'sections-chosen', sections: ['math'] });
    await eventually(() => expect(server.attempt.chosen).toEqual(['math']));
    await eventually(() => expect(player().saveState).toBe('saved'));
  });

  test('a blocked database does not stop an attempt in progress', async () => {
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => complaint.mockRestore());
    const server = new SimulatedServer();
    serve(server);
    render(<Screen request={{ test: 'sample' }} />);
    await eventually(() => expect(player().saveState).toBe('saved'));
    const release = await blockDatabase(name, store);
    onTestFinished(release);
    player().send({ type: 'sections-chosen', sections: ['math'] });
    await eventually(() => expect(server.attempt.chosen).toEqual(['math']));
    await eventually(() =>
      expect(player()).toMatchObject({ saveState: 'saved', isStoredHere: false }),
    );
  });
});

test('a page in the back/forward cache blocks no other page, and stores its events when it is restored', async () => {
  const server = new SimulatedServer();
  serve(server);
  render(<Screen request={{ test: 'sample' }} />);
  await eventually(() => expect(player().saveState).toBe('saved'));
  const otherPage = new IdbConnection(name, store);
  const storedCount = async (): Promise<number> =>
    lastSequenceNumber((await get<LocalAttempt>(`kept/${player().id}`, otherPage.use))!);
  expect(await storedCount()).toBe(0);
  // Sent like the visit of a question when the page closes.
  player().send({ type: 'sections-chosen', sections: ['math'] });
  dispatchEvent(new Event('pagehide'));
  for (let reads = 0; reads < 10; reads += 1) expect(await storedCount()).toBe(0);
  dispatchEvent(new Event('pageshow'));
  await eventually(() => expect(server.attempt.chosen).toEqual(['math']));
  await eventually(() =>
    expect(player()).toMatchObject({ saveState: 'saved', isStoredHere: true }),
  );
  expect(await storedCount()).toBe(1);
});
