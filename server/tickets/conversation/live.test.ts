import { randomUUID } from 'node:crypto';
import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { sessions } from '../../db/accounts-schema.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { liveStreams } from '../../platform/live/live-streams.ts';
import { notifyLive } from '../../platform/live/notify-live.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { teamWrites } from '../../testing/tickets/tickets.ts';
import { listReplying, setReplying } from './replying.ts';
import { watchOwn } from './watch-ticket.ts';

let test: TestApp;
/** Another process on the same database. */
let other: FastifyInstance;
let address: string;

beforeAll(async () => {
  test = await testApp();
  other = await buildApp(servicesOn(test.database, test.clock, { LOG_LEVEL: 'silent' }), 'none');
  address = await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const open = async (client: Client): Promise<string> => {
  const ticket = { subject: 'Sống', category: 'other', message: 'Chào', files: [], attempt: null };
  const reply = await client.send('POST', '/tickets', {
    ...ticket,
    id: randomUUID(),
    visitor: null,
  });
  return reply.json().data.id;
};

/** Collects the lines of a stream as they arrive. */
async function watch(client: Client, id: string) {
  const controller = new AbortController();
  const response = await fetch(`${address}/api/v1/tickets/${id}/stream`, {
    headers: { cookie: client.cookie },
    signal: controller.signal,
  });
  const lines: TicketLine[] = [];
  let isOver = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      const read = parts.map((part) => JSON.parse(part) as TicketLine);
      // Heartbeats may come at any moment and carry no information.
      lines.push(...read.filter(({ kind }) => kind !== 'beat'));
    }
  })()
    .catch(() => {})
    .finally(() => (isOver = true));
  return { response, lines, isOver: () => isOver, leave: () => (controller.abort(), reading) };
}

/** Waits long enough for a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

type Stream = Awaited<ReturnType<typeof watch>>;

/** Waits until all earlier lines have arrived, so that everything that follows is new. */
async function catchUp({ lines }: Stream, id: string): Promise<void> {
  const mark = randomUUID();
  const { db } = test.services;
  await eventually(() => expect(kinds(lines)).toContain('ready'));
  await db.transaction((tx) => notifyLive(tx, `ticket:${id}`, { kind: 'changed', ticket: mark }));
  await eventually(() => expect(lines.at(-1)?.ticket).toBe(mark));
  lines.length = 0;
}

const kinds = (lines: readonly TicketLine[]): string[] => lines.map(({ kind }) => kind);

describe('watching a ticket', () => {
  it('streams an answer given in another process, and no note', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    expect(stream.response.headers.get('content-type')).toContain('application/x-ndjson');
    await catchUp(stream, id);
    await teamWrites(test, id, 'Giữa chúng ta', { kind: 'note' });
    await teamWrites(test, id, 'Chào em');
    await eventually(() => expect(stream.lines).toEqual([{ kind: 'changed', ticket: id }]));
    await stream.leave();
  });

  it('streams nothing from a transaction that is rolled back', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await catchUp(stream, id);
    const rolledBack = test.services.db.transaction(async (tx) => {
      await notifyLive(tx, `ticket:${id}`, { kind: 'changed' });
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    await teamWrites(test, id, 'Chào em');
    await eventually(() => expect(kinds(stream.lines)).toEqual(['changed']));
    await stream.leave();
  });

  it('shows the person that somebody is replying, but not who, until the sign expires', async () => {
    const student = await newStudent(test);
    const agent = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await catchUp(stream, id);
    const say = (isReplying: boolean) =>
      test.services.db.transaction((tx) =>
        setReplying(tx, id, { id: agent.id, name: 'Đỗ Khánh Ly' }, isReplying, test.clock.now()),
      );
    await say(true);
    await eventually(() =>
      expect(stream.lines.at(-1)).toEqual({ kind: 'replying', ticket: id, isReplying: true }),
    );
    expect((await student.get(`/tickets/${id}`)).isTeamReplying).toBe(true);
    const { db, clock } = test.services;
    expect(await listReplying(db, id, clock.now())).toHaveLength(1);
    expect(await listReplying(db, id, clock.now(), agent.id)).toHaveLength(0);
    test.clock.turn(8_001);
    expect((await student.get(`/tickets/${id}`)).isTeamReplying).toBe(false);
    await say(true);
    await say(false);
    expect((await student.get(`/tickets/${id}`)).isTeamReplying).toBe(false);
    await stream.leave();
  });

  it('tells the client to reload after the listening connection was lost', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await catchUp(stream, id);
    await test.services.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'bac live' and datname = current_database()`,
    );
    await eventually(() => expect(kinds(stream.lines)).toEqual(['ready']));
    await teamWrites(test, id, 'Vẫn nghe');
    await eventually(() => expect(kinds(stream.lines).at(-1)).toBe('changed'));
    await stream.leave();
  });

  it('limits the streams of one person, and frees the slot of one that ended', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const streams = [];
    for (let tab = 0; tab < 12; tab += 1) streams.push(await watch(student, id));
    const refused = await watch(student, id);
    expect(refused.response.status).toBe(429);
    await streams[0]!.leave();
    await eventually(async () => {
      const next = await watch(student, id);
      expect(next.response.status).toBe(200);
      streams.push(next);
    });
    for (const stream of streams) await stream.leave();
  });

  it('ends the streams when the process stops', async () => {
    const services = servicesOn(test.database, test.clock, { LOG_LEVEL: 'silent' });
    const stopping = await buildApp(services, 'none');
    const student = await newStudent(test);
    const id = await open(student);
    const at = await stopping.listen({ port: 0, host: '127.0.0.1' });
    const url = `${at}/api/v1/tickets/${id}/stream`;
    const response = await fetch(url, { headers: { cookie: student.cookie } });
    const text = response.text();
    await stopping.close();
    expect(await text).toContain('{"kind":"ready"}\n');
  });
});

describe('a stream', () => {
  it('checks the session without extending it', async () => {
    const { db, clock, sessions: reader } = test.services;
    const { cookie, id } = await signedInAs(test.services, 'student');
    const token = cookie.replace('session=', '');
    const ofAccount = eq(sessions.accountId, id);
    const before = await db.select().from(sessions).where(ofAccount);
    expect(await reader.peek(token)).toMatchObject({ id, role: 'student' });
    expect(await db.select().from(sessions).where(ofAccount)).toEqual(before);
    await db.update(sessions).set({ expiresAt: clock.now() }).where(ofAccount);
    expect(await reader.peek(token)).toBeUndefined();
  });

  it('ends a stream when its ticket is merged, so that the client reconnects to the other one', async () => {
    const { db, sessions: reader } = test.services;
    const student = await newStudent(test);
    const [old, now] = [await open(student), await open(student)];
    const token = student.cookie.replace('session=', '');
    const requester = {
      account: await reader.peek(token),
      secret: undefined,
      address: 'here',
      uploadedBy: student.id,
      network: null,
    };
    const live = liveStreams(db, { heartbeatMilliseconds: 30, onError: () => {} });
    const call = { request: { cookies: { session: token } }, reply: { headers: () => {} } };
    const stream = await watchOwn(test.services, live, old, requester, call as never);
    const lines: string[] = [];
    stream.on('data', (chunk) => lines.push(String(chunk)));
    await eventually(() => expect(lines.join('')).toContain('beat'));
    await db.update(tickets).set({ mergedInto: now }).where(eq(tickets.id, old));
    await eventually(() => expect(stream.readableEnded).toBe(true));
    await live.stop();
  });

  it('sends heartbeats, and ends once the reader loses access', async () => {
    let isAllowed = true;
    const live = liveStreams(test.services.db, { heartbeatMilliseconds: 30, onError: () => {} });
    const options = { channel: 'x', subscribers: [{ name: 'me', atMost: 1 }] };
    const stream = await live.open({ ...options, isStillAllowed: async () => isAllowed });
    const lines: string[] = [];
    stream.on('data', (chunk) => lines.push(String(chunk)));
    await eventually(() => expect(lines.join('')).toMatch(/^{"kind":"ready"}\n{"kind":"beat"}\n/));
    isAllowed = false;
    await eventually(() => expect(stream.readableEnded).toBe(true));
    await live.stop();
  });
});
