import { randomUUID } from 'node:crypto';
import type { TicketLine } from '@bac/contract/tickets/tickets.ts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { sessions } from '../../db/accounts-schema.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { liveStreams } from '../../platform/live/live-streams.ts';
import { tellLive } from '../../platform/live/tell-live.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { teamSays } from '../../testing/tickets/tickets.ts';
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
  const wish = { subject: 'Sống', category: 'other', message: 'Chào', files: [], attempt: null };
  const reply = await client.send('POST', '/tickets', { ...wish, id: randomUUID(), visitor: null });
  return reply.json().data.id;
};

/** The lines of a stream, as they come. */
async function watch(client: Client, id: string) {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/v1/tickets/${id}/stream`, {
    headers: { cookie: client.cookie },
    signal: leaving.signal,
  });
  const lines: TicketLine[] = [];
  let isOver = false;
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      const read = parts.map((part) => JSON.parse(part) as TicketLine);
      // A beat may come at any moment and says nothing.
      lines.push(...read.filter(({ kind }) => kind !== 'beat'));
    }
  })()
    .catch(() => {})
    .finally(() => (isOver = true));
  return { response, lines, isOver: () => isOver, leave: () => (leaving.abort(), reading) };
}

/** However busy the machine is. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

type Stream = Awaited<ReturnType<typeof watch>>;

/** Until everything that was said before has come through; what comes from now on is new. */
async function caughtUp({ lines }: Stream, id: string): Promise<void> {
  const mark = randomUUID();
  const { db } = test.services;
  await soon(() => expect(kinds(lines)).toContain('ready'));
  await db.transaction((tx) => tellLive(tx, `ticket:${id}`, { kind: 'changed', ticket: mark }));
  await soon(() => expect(lines.at(-1)?.ticket).toBe(mark));
  lines.length = 0;
}

const kinds = (lines: readonly TicketLine[]): string[] => lines.map(({ kind }) => kind);

describe('who looks at a ticket', () => {
  it('hears of an answer that was given in another process, and of no note', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    expect(stream.response.headers.get('content-type')).toContain('application/x-ndjson');
    await caughtUp(stream, id);
    await teamSays(test, id, 'Giữa chúng ta', { kind: 'note' });
    await teamSays(test, id, 'Chào em');
    await soon(() => expect(stream.lines).toEqual([{ kind: 'changed', ticket: id }]));
    await stream.leave();
  });

  it('hears nothing of what was undone', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await caughtUp(stream, id);
    const undone = test.services.db.transaction(async (tx) => {
      await tellLive(tx, `ticket:${id}`, { kind: 'changed' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await teamSays(test, id, 'Chào em');
    await soon(() => expect(kinds(stream.lines)).toEqual(['changed']));
    await stream.leave();
  });

  it('sees that somebody is replying, not who, for as long as it is said', async () => {
    const student = await newStudent(test);
    const agent = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await caughtUp(stream, id);
    const say = (isReplying: boolean) =>
      test.services.db.transaction((tx) =>
        setReplying(tx, id, { id: agent.id, name: 'Đỗ Khánh Ly' }, isReplying, test.clock.now()),
      );
    await say(true);
    await soon(() =>
      expect(stream.lines.at(-1)).toEqual({ kind: 'replying', ticket: id, isReplying: true }),
    );
    expect((await student.get(`/tickets/${id}`)).isAnswered).toBe(true);
    const { db, clock } = test.services;
    expect(await listReplying(db, id, clock.now())).toHaveLength(1);
    expect(await listReplying(db, id, clock.now(), agent.id)).toHaveLength(0);
    test.clock.turn(8_001);
    expect((await student.get(`/tickets/${id}`)).isAnswered).toBe(false);
    await say(true);
    await say(false);
    expect((await student.get(`/tickets/${id}`)).isAnswered).toBe(false);
    await stream.leave();
  });

  it('is told to ask anew after the connection that listens was lost', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const stream = await watch(student, id);
    await caughtUp(stream, id);
    await test.services.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'bac live' and datname = current_database()`,
    );
    await soon(() => expect(kinds(stream.lines)).toEqual(['ready']));
    await teamSays(test, id, 'Vẫn nghe');
    await soon(() => expect(kinds(stream.lines).at(-1)).toBe('changed'));
    await stream.leave();
  });

  it('has so many streams and no more, and gets the place of one that ended', async () => {
    const student = await newStudent(test);
    const id = await open(student);
    const streams = [];
    for (let tab = 0; tab < 12; tab += 1) streams.push(await watch(student, id));
    const refused = await watch(student, id);
    expect(refused.response.status).toBe(429);
    await streams[0]!.leave();
    await soon(async () => {
      const next = await watch(student, id);
      expect(next.response.status).toBe(200);
      streams.push(next);
    });
    for (const stream of streams) await stream.leave();
  });

  it('is let go when the process stops', async () => {
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
  it('looks at a session without using it', async () => {
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

  it('ends when its ticket was merged into another, so that who asks anew is led there', async () => {
    const { db, sessions: reader } = test.services;
    const student = await newStudent(test);
    const [old, now] = [await open(student), await open(student)];
    const token = student.cookie.replace('session=', '');
    const requester = {
      account: await reader.peek(token),
      secret: undefined,
      address: 'here',
      broughtBy: student.id,
    };
    const live = liveStreams(db, { heartbeatMilliseconds: 30, onError: () => {} });
    const call = { request: { cookies: { session: token } }, reply: { headers: () => {} } };
    const stream = await watchOwn(test.services, live, old, requester, call as never);
    const lines: string[] = [];
    stream.on('data', (chunk) => lines.push(String(chunk)));
    await soon(() => expect(lines.join('')).toContain('beat'));
    await db.update(tickets).set({ mergedInto: now }).where(eq(tickets.id, old));
    await soon(() => expect(stream.readableEnded).toBe(true));
    await live.stop();
  });

  it('beats, and ends once its reader may no longer read', async () => {
    let isAllowed = true;
    const live = liveStreams(test.services.db, { heartbeatMilliseconds: 30, onError: () => {} });
    const watching = { channel: 'x', by: 'me', atMost: 1 };
    const stream = await live.open({ ...watching, isStillAllowed: async () => isAllowed });
    const lines: string[] = [];
    stream.on('data', (chunk) => lines.push(String(chunk)));
    await soon(() => expect(lines.join('')).toMatch(/^{"kind":"ready"}\n{"kind":"beat"}\n/));
    isAllowed = false;
    await soon(() => expect(stream.readableEnded).toBe(true));
    await live.stop();
  });
});
