// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { useEffect } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFailure } from '../../api/failure-listener.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import type { Player } from '../player.ts';
import { SimulatedServer } from './testing/simulated-server.ts';
import { usePlayer, type Asked, type Opened } from './use-player.ts';

beforeAll(startI18n);

let opened: Opened = { state: 'opening' };

beforeEach(() => {
  opened = { state: 'opening' };
});

function Screen({ asked }: { asked: Asked }) {
  const now = usePlayer(asked);
  useEffect(() => {
    opened = now;
  });
  return null;
}

const player = (): Player => {
  if (opened.state !== 'open') throw new Error(opened.state);
  return opened.player;
};

type Body = never;

const reply = (data: unknown): Response => Response.json({ result: 'OK', data });
const at = (path: string) => path as 'POST /attempts';

/** The simulated server behind `fetch`. */
function serve(server: SimulatedServer): FakeApi {
  const api = new FakeApi();
  const said = (): Body => api.seen.at(-1)!.body as Body;
  api.responds('POST /attempts', () => {
    const view = server.start(said());
    const { id } = view;
    const device = (): string =>
      new URL(api.seen.at(-1)!.url, 'http://x').searchParams.get('device')!;
    api
      .responds(at(`POST /attempts/${id}/events`), () => reply(server.post(said())))
      .responds(at(`GET /attempts/${id}`), () => reply(server.view(device())));
    return reply(view);
  });
  return api;
}

describe('the player of a screen', () => {
  test('starts a test, takes what is done and tells when it is saved', async () => {
    const server = new SimulatedServer();
    serve(server);
    render(<Screen asked={{ test: 'sample' }} />);
    await eventually(() => expect(player().isActive).toBe(true));
    expect(player()).toMatchObject({ id: server.id, saveState: 'saved', isKeptHere: true });
    expect(player().send({ type: 'sections-chosen', sections: ['math'] })).toBe(true);
    await eventually(() => expect(player().attempt.phase.name).toBe('waiting'));
    await eventually(() => expect(player().saveState).toBe('saved'));
    expect(server.attempt.chosen).toEqual(['math']);
  });

  test('goes on without the network with what is stored', async () => {
    const server = new SimulatedServer();
    const api = serve(server);
    render(<Screen asked={{ test: 'sample' }} />);
    await eventually(() => expect(player().isActive).toBe(true));
    const { id } = player();
    api.isUnreachable();
    player().send({ type: 'sections-chosen', sections: ['math'] });
    await eventually(() => expect(player().saveState).toBe('offline'));
    render(<Screen asked={{ attempt: id }} />);
    await eventually(() => expect(player().attempt.chosen).toEqual(['math']));
    expect(player().saveState).not.toBe('saved');
  });

  test('says what failed and tries again when asked', async () => {
    const api = new FakeApi().refuses('POST /attempts', 404, { code: 'TEST_NOT_FOUND' });
    render(<Screen asked={{ test: 'none' }} />);
    await eventually(() => expect(opened.state).toBe('failed'));
    expect(opened).toMatchObject({ error: { status: 404, code: 'TEST_NOT_FOUND' } });
    const before = api.seen.length;
    if (opened.state === 'failed') opened.retry();
    await eventually(() => expect(api.seen.length).toBeGreaterThan(before));
  });

  test('leads to signing in where the session has ended', async () => {
    const told = vi.fn<(error: { status: number }) => void>();
    onFailure(told);
    new FakeApi().refuses('POST /attempts', 401, { code: 'NOT_SIGNED_IN' });
    render(<Screen asked={{ test: 'sample' }} />);
    await eventually(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]?.[0].status).toBe(401);
  });
});
