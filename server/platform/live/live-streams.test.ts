import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../postgres/database.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { liveStreams } from './live-streams.ts';
import { noticeListener } from './listener.ts';
import { notifyLive } from './notify-live.ts';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  database = await testDatabase();
  proxy = await startProxy(database.url);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

/** A long timeout, because the machine may be busy. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** A TCP proxy to the database that can silently drop a connection. */
async function startProxy(url: string) {
  const [start, search] = url.split('?');
  const params = new URLSearchParams(search);
  const [host, port] = [String(params.get('host')), Number(params.get('port'))];
  const open: { near: Socket; far: Socket }[] = [];
  let sent = '';
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    open.push({ near, far });
    near.on('data', (bytes) => (sent += bytes.toString('latin1')));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  params.set('host', '127.0.0.1');
  params.set('port', String((server.address() as AddressInfo).port));
  return {
    db: { $client: { options: { connectionString: `${start}?${params}` } } } as Database,
    sent: () => sent,
    drop: () => {
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

describe('noticeListener', () => {
  it('replaces a connection that was dropped silently, when it is checked', async () => {
    const received: string[] = [];
    const listener = noticeListener(proxy.db, {
      onNotice: ({ channel }) => received.push(channel),
      onResumed: () => received.push('resumed'),
      onError: () => {},
      answerMilliseconds: 2_000,
    });
    await listener.start();
    await listener.check();
    expect(received).toEqual([]);
    const before = proxy.connections();
    proxy.drop();
    await listener.check();
    await soon(() => expect(received).toEqual(['resumed']));
    expect(proxy.connections()).toBeGreaterThan(before);
    await database.db.transaction((tx) => notifyLive(tx, 'x', {}));
    await soon(() => expect(received).toEqual(['resumed', 'x']));
    await listener.stop();
  });
});

describe('the heartbeat of liveStreams', () => {
  it('checks the listening connection', async () => {
    const live = liveStreams(proxy.db, { heartbeatMilliseconds: 20, onError: () => {} });
    await live.open({
      channel: 'x',
      subscribers: [{ name: 'me', atMost: 1 }],
      isStillAllowed: async () => true,
    });
    const before = proxy.sent().split('select 1').length;
    await soon(() => expect(proxy.sent().split('select 1').length).toBeGreaterThan(before + 2));
    await live.stop();
  });

  it('checks a few watchers at a time and does not overlap with the previous heartbeat', async () => {
    const live = liveStreams(database.db, { heartbeatMilliseconds: 5, onError: () => {} });
    const checks = new Map<number, number>();
    let concurrent = 0;
    let maxConcurrent = 0;
    for (let watcher = 0; watcher < 10; watcher += 1) {
      const isStillAllowed = async () => {
        checks.set(watcher, (checks.get(watcher) ?? 0) + 1);
        maxConcurrent = Math.max(maxConcurrent, (concurrent += 1));
        await new Promise((resolve) => setTimeout(resolve, 20));
        concurrent -= 1;
        return true;
      };
      await live.open({ channel: 'x', subscribers: [], isStillAllowed });
    }
    await soon(() => expect(checks.get(9)).toBeGreaterThan(1));
    expect(maxConcurrent).toBe(4);
    await live.stop();
  });
});

describe('the limit of open streams', () => {
  it('counts a stream for each of its subscribers', async () => {
    const live = liveStreams(database.db, { onError: () => {} });
    const openAs = (network: string) =>
      live.open({
        channel: 'x',
        subscribers: [
          { name: network, atMost: 2 },
          { name: 'the /48', atMost: 3 },
        ],
        isStillAllowed: async () => true,
      });
    await openAs('a /64');
    await openAs('a /64');
    await expect(openAs('a /64')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await openAs('another /64');
    await expect(openAs('a third /64')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await live.stop();
  });
});
