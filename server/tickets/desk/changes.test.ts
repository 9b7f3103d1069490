import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent, newPersonWithTickets } from '../../testing/tickets/desk.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof newPersonWithTickets>>;
let ly: Awaited<ReturnType<typeof newAgent>>;
const hour = 3_600_000;

beforeEach(async () => {
  await test?.close();
  test = await testApp();
  test.clock.turn(18 * hour);
  person = await newPersonWithTickets(test);
  ly = await newAgent(test, 'Đỗ Khánh Ly');
});
afterAll(() => test.close());

const eventsOf = async (ticket: string) =>
  (await ly.read(ticket)).messages
    .filter(({ kind }) => kind === 'event')
    .map(({ event, detail }) => [event, detail]);

const entriesOf = (ticket: string) =>
  test.services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `ticket:${ticket}`));

describe('a change', () => {
  it('records only what changed, in the conversation and in the audit log', async () => {
    const ticket = await person.open({ category: 'test' });
    const an = await newAgent(test, 'Vũ Hoài An');
    const change = { assignee: an.id, priority: 'high', category: 'result' } as const;
    expect((await ly.change([ticket], change)).data).toEqual([{ id: ticket, refusal: null }]);
    const whole = await ly.read(ticket);
    expect(whole).toMatchObject({ priority: 'high', category: 'result', state: 'new' });
    expect(whole.assignee).toEqual({ id: an.id, name: 'Vũ Hoài An' });
    // A ticket of high priority is due within four office hours.
    expect(whole.minutesLeft).toBe(240);
    expect(await eventsOf(ticket)).toHaveLength(3);
    expect(await eventsOf(ticket)).toEqual(
      expect.arrayContaining([
        ['assigned', { to: 'Vũ Hoài An', toId: an.id }],
        ['priority', { priority: 'high' }],
        ['category', { category: 'result' }],
      ]),
    );
    await ly.change([ticket], change);
    expect(await eventsOf(ticket)).toHaveLength(3);
    const entries = await entriesOf(ticket);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'ticket.changed',
      actorId: ly.id,
      detail: {
        before: { assignee: null, priority: 'normal', category: 'test' },
        changes: { assignee: 'Vũ Hoài An', priority: 'high', category: 'result' },
        assigneeIds: [an.id],
      },
    });
    await ly.change([ticket], { assignee: null });
    expect((await ly.read(ticket)).assignee).toBeNull();
  });

  it('a change of the state stops and starts the clocks', async () => {
    const ticket = await person.open();
    await ly.change([ticket], { state: 'resolved' });
    expect(await ly.read(ticket)).toMatchObject({ state: 'resolved', dueAt: null });
    test.clock.turn(hour);
    await ly.change([ticket], { state: 'open' });
    const whole = await ly.read(ticket);
    // The hour in which it was resolved does not count.
    expect(whole).toMatchObject({ state: 'open', minutesLeft: 480 });
    expect(whole.resolution.minutesLeft).toBe(1920);
    expect((await eventsOf(ticket)).map(([event]) => event).toSorted()).toEqual([
      'reopened',
      'resolved',
    ]);
  });

  it('changes the tickets it can, and names the refusal of each of the others', async () => {
    const [one, closed, gone] = [await person.open(), await person.open(), crypto.randomUUID()];
    await ly.change([closed], { state: 'closed' });
    const { data } = await ly.change([one, closed, gone, one], { priority: 'urgent' });
    expect(data).toEqual([
      { id: one, refusal: null },
      { id: closed, refusal: 'TICKET_CLOSED' },
      { id: gone, refusal: 'TICKET_NOT_FOUND' },
    ]);
    expect((await ly.read(one)).priority).toBe('urgent');
    expect((await ly.read(closed)).priority).toBe('normal');
    // A reopened ticket accepts every change; a closed one still accepts a category and tags.
    const reopened = await ly.change([closed], { state: 'open', priority: 'urgent' });
    expect(reopened.data[0]!.refusal).toBeNull();
    await ly.change([closed], { state: 'closed' });
    const filed = await ly.change([closed], { category: 'account', addTags: ['old'] });
    expect(filed.data[0]!.refusal).toBeNull();
  });

  it('adds and removes tags, up to twenty', async () => {
    const ticket = await person.open();
    const tags = Array.from({ length: 20 }, (_, number) => `tag ${number}`);
    await ly.change([ticket], { addTags: tags.slice(0, 10) });
    await ly.change([ticket], { addTags: tags.slice(10) });
    const more = await ly.change([ticket], { addTags: ['one more'] });
    expect(more.data[0]!.refusal).toBe('TOO_MANY_TAGS');
    await ly.change([ticket], { removeTags: ['tag 0'], addTags: ['one more'] });
    expect((await ly.read(ticket)).tags).toContain('one more');
    const used = await ly.ask<{ tag: string; tickets: number }[]>('GET', '/tickets/tags');
    expect(used.data).toContainEqual({ tag: 'one more', tickets: 1 });
    expect(used.data).not.toContainEqual({ tag: 'tag 0', tickets: 1 });
  });

  it('removes tags from a ticket that a merge gave too many, however they are spelled', async () => {
    const [one, two] = [await person.open(), await person.open()];
    const tags = Array.from({ length: 10 }, (_, number) => `tag ${number}`);
    for (const [ticket, of] of [
      [one, 'đề'],
      [two, 'điểm'],
    ] as const) {
      await ly.change([ticket], { addTags: tags.map((tag) => `${of} ${tag}`) });
      await ly.change([ticket], { addTags: [`${of} cuối`] });
    }
    await ly.ask('POST', `/tickets/${one}/merge`, { into: two });
    expect((await ly.read(two)).tags).toHaveLength(22);
    const off = await ly.change([two], { removeTags: ['điểm cuối '] });
    expect(off.data[0]!.refusal).toBeNull();
    expect((await ly.read(two)).tags).toHaveLength(21);
    const more = await ly.change([two], { addTags: ['one more'] });
    expect(more.data[0]!.refusal).toBe('TOO_MANY_TAGS');
    const swapped = await ly.change([two], { removeTags: ['đề cuối'], addTags: ['one more'] });
    expect(swapped.data[0]!.refusal).toBeNull();
  });

  it('refuses an assignee who does not answer tickets or cannot sign in', async () => {
    const ticket = await person.open();
    const away = await newAgent(test, 'Lê Đã Nghỉ');
    const { db } = test.services;
    await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, away.id));
    for (const id of [person.id, away.id, crypto.randomUUID()]) {
      expect((await ly.change([ticket], { assignee: id })).code).toBe('NOT_AN_AGENT');
    }
    expect((await ly.read(ticket)).assignee).toBeNull();
  });
});

const assignRound = async (tickets: string[]) =>
  (
    await ly.ask<{ id: string; assignee: string | null }[]>('POST', '/tickets/assign-round-robin', {
      tickets,
    })
  ).data.map(({ assignee }) => assignee);

describe('assigning in turn', () => {
  it('assigns to the agent with the fewest tickets, then to the one whose last assignment is oldest', async () => {
    const an = await newAgent(test, 'Vũ Hoài An');
    const opened = [];
    for (let index = 0; index < 5; index += 1) opened.push(await person.open());
    await ly.change([opened[0]!], { assignee: an.id });
    test.clock.turn(1000);
    const others = opened.slice(1);
    expect(await assignRound(others)).toEqual([
      'Đỗ Khánh Ly',
      'Vũ Hoài An',
      'Đỗ Khánh Ly',
      'Vũ Hoài An',
    ]);
    const agents = await ly.ask<{ name: string; open: number }[]>('GET', '/tickets/agents');
    expect(agents.data.map(({ name, open }) => [name, open])).toEqual([
      ['Đỗ Khánh Ly', 2],
      ['Vũ Hoài An', 3],
    ]);
    // A second request changes nothing and returns the same.
    expect(await assignRound(others.slice(0, 1))).toEqual(['Đỗ Khánh Ly']);
    await ly.change([others[1]!], { state: 'resolved' });
    test.clock.turn(hour);
    const last = await person.open();
    expect(await assignRound([last])).toEqual(['Đỗ Khánh Ly']);
    expect(await assignRound([others[1]!, crypto.randomUUID()])).toEqual(['Vũ Hoài An', null]);
  });

  it('skips finished tickets and agents who cannot sign in', async () => {
    const away = await newAgent(test, 'Lê Đã Nghỉ');
    const { db } = test.services;
    await db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, away.id));
    const [one, over] = [await person.open(), await person.open()];
    await ly.change([over], { state: 'closed' });
    expect(await assignRound([over, one])).toEqual([null, 'Đỗ Khánh Ly']);
    expect((await entriesOf(one)).map(({ action }) => action)).toEqual(['ticket.changed']);
  });
});
