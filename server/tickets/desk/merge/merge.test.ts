import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { accounts } from '../../../db/accounts-schema.ts';
import { auditLog } from '../../../db/schema.ts';
import { ticketFiles } from '../../../db/tickets-schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { clientOf } from '../../../testing/client.ts';
import { newAgent, newPersonWithTickets, visitorTicket } from '../../../testing/tickets/desk.ts';
import { signedInAs } from '../../../testing/factories.ts';
import { openTicketAs, ticketRow } from '../../../testing/tickets/tickets.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof newPersonWithTickets>>;
let agent: Awaited<ReturnType<typeof newAgent>>;
const minute = 60_000;

beforeAll(async () => {
  test = await testApp();
  test.clock.turn(18 * 60 * minute);
  person = await newPersonWithTickets(test);
  agent = await newAgent(test, 'Đỗ Khánh Ly');
});
afterAll(() => test.close());

const merge = (ticket: string, into: string) =>
  agent.ask<WholeTicket>('POST', `/tickets/${ticket}/merge`, { into });

const otherTickets = async (id: string) =>
  (await agent.ask<{ tickets: TicketCard[] }>('GET', `/tickets/${id}/context`)).data.tickets
    .map((one) => one.id)
    .toSorted();

const readBySecret = (id: string, secret: string) =>
  test.app.inject(`/api/v1/tickets/${id}?secret=${secret}`);

describe('merging', () => {
  it('moves the messages, closes the source and records the merge in both tickets', async () => {
    const into = await person.open({ subject: 'Mất điểm', message: 'Điểm Toán đâu ạ?' });
    await agent.write(into, {});
    test.clock.turn(minute);
    const from = await person.open({ subject: 'Quên nói', message: 'Em thi đề 12.' });
    await agent.change([from], { addTags: ['offline'] });
    const { data } = await merge(from, into);
    expect(data).toMatchObject({ id: into, tags: ['offline'], excerpt: 'Em thi đề 12.' });
    // The person had written last, so it is the team's turn again.
    expect(data.state).toBe('open');
    expect(data.messages.filter(({ kind }) => kind === 'reply')).toHaveLength(3);
    const left = await agent.read(from);
    expect(left).toMatchObject({ state: 'closed', mergedInto: { id: into, number: data.number } });
    expect(left.messages.map(({ event, detail }) => [event, detail?.['number']])).toEqual([
      ['merged', String(data.number)],
    ]);
    expect(data.messages).toContainEqual(
      expect.objectContaining({ event: 'merged', detail: { number: String(left.number) } }),
    );
    // The person reads the conversation at the old address too.
    expect((await person.read(from)).id).toBe(into);
    expect((await person.read(into)).messages.filter(({ kind }) => kind === 'reply')).toHaveLength(
      3,
    );
    const [entry] = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'ticket.merged'));
    expect(entry).toMatchObject({ subject: `ticket:${from}`, actorId: agent.id });
  });

  it('merges only once, and then refuses changes of and answers to the merged ticket', async () => {
    const [from, into] = [await person.open(), await person.open()];
    await merge(from, into);
    const { messages } = (await merge(from, into)).data;
    expect(messages.filter(({ event }) => event === 'merged')).toHaveLength(1);
    expect((await agent.change([from], { state: 'open' })).data[0]!.refusal).toBe('TICKET_CLOSED');
    expect((await agent.write(from, { kind: 'note' })).code).toBe('TICKET_CLOSED');
    expect((await merge(from, await person.open())).code).toBe('TICKETS_DIFFER');
    expect((await merge(await person.open(), from)).code).toBe('TICKETS_DIFFER');
  });

  it('moves the files too', async () => {
    const [from, into] = [await person.open(), await person.open()];
    const [message] = (await agent.read(from)).messages;
    const file = {
      id: crypto.randomUUID(),
      ticketId: from,
      messageId: message!.id,
      uploadedBy: person.id,
      name: 'man-hinh.png',
      type: 'image/png',
      size: 1,
      storedName: 'nowhere',
      createdAt: test.clock.now(),
    };
    await test.services.db.insert(ticketFiles).values(file);
    const { data } = await merge(from, into);
    expect(data.messages.flatMap(({ files }) => files.map(({ name }) => name))).toEqual([
      'man-hinh.png',
    ]);
  });

  it('merges only tickets of one person', async () => {
    const other = await newPersonWithTickets(test, 'Ngô Đức Huy');
    const [one, two] = [await person.open(), await other.open()];
    for (const into of [two, one]) expect((await merge(one, into)).code).toBe('TICKETS_DIFFER');
    expect((await merge(one, crypto.randomUUID())).code).toBe('TICKET_NOT_FOUND');
    const stranger = await visitorTicket(test, 'someone@example.com');
    expect((await merge(stranger.id, one)).code).toBe('TICKETS_DIFFER');
  });

  it('merges a visitor’s ticket with an account’s once the account has verified the address', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const student = await signedInAs(test.services, 'student', { email, verifiedAt: null });
    const client = clientOf(test, student.cookie);
    const own = [await openTicketAs(client), await openTicketAs(client)] as const;
    const visitors = await visitorTicket(test, email);
    expect((await merge(visitors.id, own[0])).code).toBe('TICKETS_DIFFER');
    expect((await merge(own[0], visitors.id)).code).toBe('TICKETS_DIFFER');
    expect(await otherTickets(visitors.id)).toEqual([]);
    expect(await otherTickets(own[0])).toEqual([own[1]]);
    const { db } = test.services;
    const ofStudent = eq(accounts.id, student.id);
    // The account is verified, but its address is another one now.
    await db
      .update(accounts)
      .set({ verifiedAt: test.clock.now(), email: `x${email}` })
      .where(ofStudent);
    expect((await merge(visitors.id, own[0])).code).toBe('TICKETS_DIFFER');
    await db.update(accounts).set({ email }).where(ofStudent);
    expect(await otherTickets(visitors.id)).toEqual(own.toSorted());
    expect(await otherTickets(own[0])).toEqual([own[1], visitors.id].toSorted());
    expect((await merge(visitors.id, own[0])).status).toBe(200);
    expect((await merge(own[1], visitors.id)).code).toBe('TICKETS_DIFFER');
    const another = await visitorTicket(test, email);
    expect((await merge(own[0], another.id)).status).toBe(200);
    expect((await ticketRow(test, another.id)).accountId).toBe(student.id);
    expect((await readBySecret(another.id, another.secret)).statusCode).toBe(404);
  });

  it('keeps the earlier first answer of two merged tickets, which is then not new', async () => {
    const [early, late] = [await person.open(), await person.open()];
    await agent.write(early, {});
    const { firstAnswerAt } = await ticketRow(test, early);
    test.clock.turn(minute);
    const { data } = await merge(early, late);
    expect(data).toMatchObject({ state: 'open', dueAt: data.resolution.dueAt });
    expect(data.firstAnswer.metAt).toBe(firstAnswerAt!.toISOString());
  });

  it('a merge with a visitor’s ticket invalidates the old secrets and mails a new one to the address', async () => {
    const first = await visitorTicket(test, 'lan.chi@example.com');
    const forged = await visitorTicket(test, 'lan.chi@example.com');
    expect((await readBySecret(first.id, first.secret)).statusCode).toBe(200);
    expect((await merge(first.id, forged.id)).status).toBe(200);
    for (const { secret } of [first, forged]) {
      expect((await readBySecret(forged.id, secret)).statusCode).toBe(404);
    }
    // The closed ticket is not readable either: its old secret also signs the reply address, which leads to the conversation.
    for (const { secret } of [first, forged]) {
      expect((await readBySecret(first.id, secret)).statusCode).toBe(404);
    }
    // Sending the same request again does not reveal the new secrets either.
    for (const ticket of [first, forged]) {
      const again = await ticket.resend();
      expect(again.json()).toMatchObject({ code: 'TICKET_ID_TAKEN' });
      const now = (await ticketRow(test, ticket.id)).secret.toString('base64url');
      expect(now).not.toBe(ticket.secret);
      expect(again.body).not.toContain(now);
    }
    const { rows } = await test.services.db.execute<{ text: string }>(
      `select payload ->> 'text' as text from graphile_worker._private_jobs
       where payload ->> 'to' = 'lan.chi@example.com' order by id desc limit 1`,
    );
    const [, mailed] = /secret=([\w-]{43})/.exec(rows[0]!.text)!;
    expect((await readBySecret(forged.id, mailed!)).json().data.messages).toHaveLength(3);
  });
});
