import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../postgres/database.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { liveStreams } from './live-streams.ts';
import { noticeListener } from './listener.ts';
import { tellLive } from './tell-live.ts';

let database: TestDatabase;
let between: Awaited<ReturnType<typeof machineBetween>>;

beforeAll(async () => {
  database = await testDatabase();
  between = await machineBetween(database.url);
});
afterAll(async () => {
  await between.close();
  await database.drop();
});

/** However busy the machine is. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** Passes on what is said to the database and back, until it forgets a connection without a word. */
async function machineBetween(url: string) {
  const [start, search] = url.split('?');
  const place = new URLSearchParams(search);
  const [host, port] = [String(place.get('host')), Number(place.get('port'))];
  const open: { near: Socket; far: Socket }[] = [];
  let said = '';
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    open.push({ near, far });
    near.on('data', (bytes) => (said += bytes.toString('latin1')));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place.set('host', '127.0.0.1');
  place.set('port', String((server.address() as AddressInfo).port));
  return {
    db: { $client: { options: { connectionString: `${start}?${place}` } } } as Database,
    said: () => said,
    forget: () => {
      const { near, far } = open.at(-1)!;
      near.unpipe(far);
      far.unpipe(near);
    },
    connections: () => open.length,
    close: async () => {
      for (const { near, far } of open) for (const socket of [near, far]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('the connection that listens', () => {
  it('is replaced when it was forgotten on the way, which nothing but asking tells', async () => {
    const heard: string[] = [];
    const listener = noticeListener(between.db, {
      onNotice: ({ channel }) => heard.push(channel),
      onResumed: () => heard.push('resumed'),
      onError: () => {},
      answerMilliseconds: 2_000,
    });
    await listener.start();
    await listener.check();
    expect(heard).toEqual([]);
    const before = between.connections();
    between.forget();
    await listener.check();
    await soon(() => expect(heard).toEqual(['resumed']));
    expect(between.connections()).toBeGreaterThan(before);
    await database.db.transaction((tx) => tellLive(tx, 'x', {}));
    await soon(() => expect(heard).toEqual(['resumed', 'x']));
    await listener.stop();
  });
});

describe('a beat', () => {
  it('asks the connection that listens', async () => {
    const live = liveStreams(between.db, { heartbeatMilliseconds: 20, onError: () => {} });
    await live.open({ channel: 'x', by: 'me', atMost: 1, isStillAllowed: async () => true });
    const before = between.said().split('select 1').length;
    await soon(() => expect(between.said().split('select 1').length).toBeGreaterThan(before + 2));
    await live.stop();
  });

  it('asks for a few watchers at once, and waits for the one before', async () => {
    const live = liveStreams(database.db, { heartbeatMilliseconds: 5, onError: () => {} });
    const asked = new Map<number, number>();
    let atOnce = 0;
    let mostAtOnce = 0;
    for (let by = 0; by < 10; by += 1) {
      const isStillAllowed = async () => {
        asked.set(by, (asked.get(by) ?? 0) + 1);
        mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
        atOnce -= 1;
        return true;
      };
      await live.open({ channel: 'x', by: String(by), atMost: 1, isStillAllowed });
    }
    await soon(() => expect(asked.get(9)).toBeGreaterThan(1));
    expect(mostAtOnce).toBe(4);
    await live.stop();
  });
});
