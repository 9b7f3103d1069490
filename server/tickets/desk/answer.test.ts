import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent, newPersonWithTickets } from '../../testing/tickets/desk.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof newPersonWithTickets>>;
let agent: Awaited<ReturnType<typeof newAgent>>;
const minute = 60_000;

beforeAll(async () => {
  test = await testApp();
  // Moves the clock from Sunday to nine on Monday morning in Vietnam, when the office is open.
  test.clock.turn(18 * 60 * minute);
  person = await newPersonWithTickets(test);
  agent = await newAgent(test, 'Đỗ Khánh Ly');
});
afterAll(() => test.close());

describe('an answer', () => {
  it('sets the ticket to waiting, stops the first clock and assigns it to the agent who answered', async () => {
    const ticket = await person.open();
    test.clock.turn(30 * minute);
    const { data } = await agent.write(ticket, { message: 'Bài **đã** chấm lại.' });
    expect(data).toMatchObject({ state: 'waiting', dueAt: null, minutesLeft: null });
    expect(data.assignee).toEqual({ id: agent.id, name: 'Đỗ Khánh Ly' });
    expect(data.firstAnswer).toMatchObject({ minutes: 480, minutesLeft: 450 });
    expect(data.firstAnswer.metAt).not.toBeNull();
    expect(data.messages.map(({ kind, event }) => event ?? kind)).toEqual([
      'reply',
      'reply',
      'assigned',
    ]);
    const own = await person.read(ticket);
    expect(own.messages.map(({ author }) => author)).toEqual([expect.any(String), 'Ly']);
    expect(own).toMatchObject({ state: 'waiting', lastFrom: 'team' });
  });

  it('an answer can resolve the ticket, with an event below it', async () => {
    const ticket = await person.open();
    test.clock.turn(minute);
    const { data } = await agent.write(ticket, { state: 'resolved' });
    expect(data.state).toBe('resolved');
    expect(data.messages.at(-1)).toMatchObject({ event: 'resolved', author: 'Đỗ Khánh Ly' });
    expect(data.resolution).toMatchObject({ minutes: 1920, minutesLeft: 1919 });
    test.clock.turn(120 * minute);
    expect((await agent.read(ticket)).resolution.minutesLeft).toBe(1919);
  });

  it('refuses an answer until its writer has seen the newest message', async () => {
    const ticket = await person.open();
    const [first] = (await agent.read(ticket)).messages;
    test.clock.turn(minute);
    await person.reply(ticket, 'Em tìm ra rồi ạ.');
    const late = await agent.write(ticket, { seen: first!.id });
    expect(late).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await agent.write(ticket, { seen: null })).code).toBe('CHANGED_MEANWHILE');
    expect((await agent.write(ticket, {})).status).toBe(200);
    // An agent's own last message does not block their next answer; a colleague's does.
    test.clock.turn(minute);
    const before = (await agent.read(ticket)).messages.at(-1)!.id;
    expect((await agent.write(ticket, {})).status).toBe(200);
    expect((await agent.write(ticket, { seen: before })).status).toBe(200);
    test.clock.turn(minute);
    const colleague = await newAgent(test, 'Vũ Hoài An');
    expect((await colleague.write(ticket, { seen: before })).code).toBe('CHANGED_MEANWHILE');
  });

  it('an answer sent twice becomes one message and one email, whatever happened in between', async () => {
    const ticket = await person.open();
    const id = crypto.randomUUID();
    const seen = (await agent.read(ticket)).messages[0]!.id;
    const once = await agent.write(ticket, { id, seen });
    test.clock.turn(minute);
    await person.reply(ticket);
    await agent.change([ticket], { state: 'closed' });
    const twice = await agent.write(ticket, { id, seen });
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(twice.data.messages.filter((message) => message.id === id)).toHaveLength(1);
    const { rows } = await test.services.db.execute(
      `select 1 from graphile_worker._private_jobs where payload::text like '%${ticket}%' and payload::text like '%Re: %'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses other content under the id of an answer', async () => {
    const ticket = await person.open();
    const id = crypto.randomUUID();
    await agent.write(ticket, { id, message: 'Một.' });
    for (const other of [{ message: 'Hai.' }, { message: 'Một.', kind: 'note' }]) {
      expect((await agent.write(ticket, { id, ...other })).code).toBe('TICKET_ID_TAKEN');
    }
    const elsewhere = await agent.write(await person.open(), { id, message: 'Một.' });
    expect(elsewhere.code).toBe('TICKET_ID_TAKEN');
    const colleague = await newAgent(test, 'Vũ Hoài An');
    expect((await colleague.write(ticket, { id, message: 'Một.' })).code).toBe('TICKET_ID_TAKEN');
    expect((await agent.write(ticket, { id, message: ' Một.' })).status).toBe(200);
  });

  it('refuses an answer to a closed ticket, to an unknown one, and without text', async () => {
    const ticket = await person.open();
    await agent.change([ticket], { state: 'closed' });
    expect((await agent.write(ticket, {})).code).toBe('TICKET_CLOSED');
    expect((await agent.write(ticket, { kind: 'note' })).status).toBe(200);
    const body = { id: crypto.randomUUID(), kind: 'reply', message: 'x', files: [], seen: null };
    const nowhere = await agent.ask('POST', `/tickets/${crypto.randomUUID()}/messages`, body);
    expect(nowhere.code).toBe('TICKET_NOT_FOUND');
    const empty = await agent.write(await person.open(), { message: '   ' });
    expect(empty.code).toBe('INVALID_REQUEST');
  });
});

describe('a note', () => {
  it('a note never reaches the person: neither its text, nor its files, nor its existence', async () => {
    const ticket = await person.open();
    const before = await person.read(ticket);
    test.clock.turn(minute);
    const { data } = await agent.write(ticket, { kind: 'note', message: 'Kẻ này từng gian lận.' });
    const note = data.messages.find(({ kind }) => kind === 'note')!;
    expect(data).toMatchObject({ state: 'new', assignee: null, excerpt: before.excerpt });
    const after = await person.client.send('GET', `/tickets/${ticket}`);
    expect(after.json().data).toEqual(before);
    expect(after.body).not.toContain(note.id);
    const list = await person.client.send('GET', '/tickets');
    expect(list.body).not.toContain('gian lận');
    await agent.change([ticket], { priority: 'urgent', assignee: agent.id, category: 'other' });
    const own = await person.client.send('GET', `/tickets/${ticket}`);
    expect(own.body).not.toMatch(/urgent|assigned|Khánh/);
    expect(own.json().data.messages).toHaveLength(1);
  });

  it('notes and answers leave no entry in the audit log', async () => {
    const ticket = await person.open();
    await agent.write(ticket, { kind: 'note' });
    await agent.write(ticket, {});
    const entries = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `ticket:${ticket}`));
    expect(entries).toEqual([]);
  });
});
