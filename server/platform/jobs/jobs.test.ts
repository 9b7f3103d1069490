import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect, type Database } from '../postgres/database.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { enqueue, enqueueAll, handle, jobConnections, startJobs, type Job } from './jobs.ts';

const { log } = fastify({ logger: false });
const payload = z.object({ name: z.string() });
const usual: Job<{ name: string }> = { name: 'usual', payload };
const urgent: Job<{ name: string }> = { name: 'urgent', payload, isUrgent: true };

/** A long timeout, because the machine may be busy. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const testTimeout = 60_000;

let test: TestDatabase;
let ends: (() => Promise<unknown>)[];

beforeEach(async () => {
  test = await testDatabase();
  ends = [];
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  await test.drop();
});

/** Simulates another process: a worker with its own connections. */
async function startProcess(work: (name: string) => Promise<void>): Promise<Database> {
  const db = await connect(test.url, jobConnections, () => {});
  const handlers = [usual, urgent].map((job) => handle(job, ({ name }) => work(name)));
  const jobs = await startJobs(db, log, handlers);
  ends.push(async () => {
    await jobs.stop();
    await db.$client.end();
  });
  return db;
}

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}` }));

async function countQueuedJobs(): Promise<number> {
  const { rows } = await test.db.$client.query('select from graphile_worker._private_jobs');
  return rows.length;
}

it(
  'runs an urgent job before jobs that were enqueued earlier',
  async () => {
    await test.db.transaction(async (tx) => {
      await enqueueAll(tx, usual, named('usual', 20));
      await enqueue(tx, urgent, { name: 'urgent' });
    });
    const done: string[] = [];
    await startProcess(async (name) => void done.push(name));
    await soon(() => expect(done).toHaveLength(21));
    // Within the first batch.
    expect(done.indexOf('urgent')).toBeLessThan(4);
  },
  testTimeout,
);

it(
  'another process runs the jobs a busy process has fetched but not started',
  async () => {
    const { promise: longWork, resolve: endLongWork } = Promise.withResolvers<void>();
    const done: string[] = [];
    await test.db.transaction((tx) => enqueueAll(tx, usual, named('long', 4)));
    let started = 0;
    await startProcess(() => {
      started += 1;
      return longWork;
    });
    await soon(() => expect(started).toBe(2));
    await startProcess(async (name) => void done.push(name));
    ends.push(async () => endLongWork());
    await soon(() => expect(done).toHaveLength(2));
  },
  testTimeout,
);

it(
  'stores the completion of a job when the database is available again',
  async () => {
    const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    let tries = 0;
    const db = await startProcess(async () => {
      const connectSpy = vi.spyOn(db.$client, 'connect').mockImplementation(async () => {
        tries += 1;
        if (tries === 3) connectSpy.mockRestore();
        throw refusal;
      });
    });
    await test.db.transaction((tx) => enqueue(tx, usual, { name: 'one' }));
    await soon(async () => expect(await countQueuedJobs()).toBe(0));
    expect(tries).toBe(3);
  },
  testTimeout,
);

it(
  'does not repeat a job that completes while its process stops',
  async () => {
    const { promise: work, resolve: endWork } = Promise.withResolvers<void>();
    let isStarted = false;
    await startProcess(() => {
      isStarted = true;
      return work;
    });
    await test.db.transaction((tx) => enqueue(tx, usual, { name: 'one' }));
    await soon(() => expect(isStarted).toBe(true));
    const stopped = ends.pop()!();
    await setTimeout(100);
    endWork();
    await stopped;
    expect(await countQueuedJobs()).toBe(0);
  },
  testTimeout,
);
