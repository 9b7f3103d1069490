import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/accounts-schema.ts';
import { notifications } from '../../db/console-schema.ts';
import { tickets } from '../../db/tickets-schema.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import { notifyTicketAnswer } from '../../accounts/notifications/notify-ticket-answer.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import {
  asVisitor,
  openTicketAs,
  readTicketAs,
  teamWrites,
  ticketRow,
  visitor,
  ticketBody,
} from '../../testing/tickets/tickets.ts';
import { appendMessage } from '../conversation/append-message.ts';
import { lockTicket } from '../conversation/store.ts';
import { notifyOfAnswer } from '../conversation/notify-person.ts';
import { changeLimits } from './tickets.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const say = (client: Client, id: string, message: string, messageId: string = randomUUID()) =>
  client.send('POST', `/tickets/${id}/messages`, { id: messageId, message, files: [] });

describe('a conversation', () => {
  it('a conversation alternates between the person and the team', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    await say(student, id, 'Em dùng Chrome.');
    expect((await readTicketAs(student, id)).state).toBe('new');
    await teamWrites(test, id, 'Em thử tải lại trang nhé.');
    expect(await readTicketAs(student, id)).toMatchObject({
      state: 'waiting',
      lastFrom: 'team',
      excerpt: 'Em thử tải lại trang nhé.',
    });
    expect((await say(student, id, 'Vẫn chưa được.')).json().data.state).toBe('open');
    const row = await ticketRow(test, id);
    expect(row.firstAnswerAt).not.toBeNull();
    expect(row.dueAt).toEqual(row.resolutionDueAt);
  });

  it('answers a retried message like the first one', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const messageId = randomUUID();
    await say(student, id, 'Một lần thôi', messageId);
    await student.send('POST', `/tickets/${id}/state`, { state: 'closed' });
    const again = await say(student, id, 'Một lần thôi', messageId);
    expect(again.statusCode).toBe(200);
    expect(
      again.json().data.messages.filter(({ kind }: { kind: string }) => kind === 'reply'),
    ).toHaveLength(2);
    expect((await say(student, id, 'Khác', messageId)).json().code).toBe('TICKET_ID_TAKEN');
    const other = await newStudent(test);
    const otherTicket = await openTicketAs(other);
    expect((await say(other, otherTicket, 'Một lần thôi', messageId)).json().code).toBe(
      'TICKET_ID_TAKEN',
    );
  });

  it('shows the team’s given names, and neither notes nor the assignee', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const before = await readTicketAs(student, id);
    test.clock.turn(1000);
    await teamWrites(test, id, 'SECRET between us', { kind: 'note' });
    await test.services.db.transaction(async (tx) => {
      const ticket = (await lockTicket(tx, id))!;
      const event = { id: randomUUID(), kind: 'event', from: 'team', body: '', files: [] } as const;
      const author = { id: randomUUID(), name: 'Đỗ Khánh Ly' };
      const detail = { to: 'Trần SECRET' };
      await appendMessage(
        tx,
        ticket,
        { ...event, author, event: 'assigned', detail },
        test.clock.now(),
      );
    });
    // Not even the fact that something happened is visible.
    expect(await readTicketAs(student, id)).toEqual(before);
    await teamWrites(test, id, 'Xong rồi nhé.');
    const after = await student.send('GET', `/tickets/${id}`);
    expect(after.body).not.toContain('SECRET');
    expect(after.body).not.toContain('Khánh');
    expect(after.json().data.messages.at(-1)).toMatchObject({ author: 'Ly', from: 'team' });
    expect(Object.keys(after.json().data)).not.toContain('priority');
  });

  it('a reply reopens a resolved ticket, but not a closed one', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    await teamWrites(test, id, 'Đã sửa.', { state: 'resolved' });
    expect((await say(student, id, 'Lại hỏng rồi')).json().data.state).toBe('open');
    const closed = await student.send('POST', `/tickets/${id}/state`, { state: 'closed' });
    expect(closed.json().data).toMatchObject({ state: 'closed' });
    const refused = await say(student, id, 'Còn nữa');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe('TICKET_CLOSED');
    const opened = await student.send('POST', `/tickets/${id}/state`, { state: 'open' });
    expect(opened.json().data.messages.map(({ event }: { event: string }) => event)).toEqual([
      null,
      null,
      null,
      'closed',
      'reopened',
    ]);
    expect((await say(student, id, 'Còn nữa')).statusCode).toBe(200);
  });

  it('accepts a rating once the ticket is answered, and a changed one', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const rate = (rating: number, comment = '') =>
      student.send('POST', `/tickets/${id}/rating`, { rating, comment });
    expect((await rate(5)).json().code).toBe('TICKET_NOT_ANSWERED');
    await teamWrites(test, id, 'Đây nhé.');
    expect((await rate(4)).json().data.rating).toBe(4);
    expect((await rate(5, 'Nhanh quá')).json().data.rating).toBe(5);
    expect(await ticketRow(test, id)).toMatchObject({
      rating: 5,
      ratingComment: 'Nhanh quá',
      state: 'waiting',
    });
    expect((await rate(6)).statusCode).toBe(400);
  });

  it('notifies the person of an answer by email and in the inbox, once', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const message = await teamWrites(test, id, 'Dòng một\ndòng hai <b>\n\nĐoạn sau');
    const emails = await queuedEmailsTo(test, `${student.id}@example.com`);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.text).toContain('Dòng một\ndòng hai <b>');
    expect(emails[1]?.text).toContain('Ly trong đội ngũ');
    expect(emails[1]?.html).toContain('dòng hai &lt;b&gt;');
    for (let time = 0; time < 2; time += 1) await notifyTicketAnswer(test.services, message);
    const inbox = await test.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, student.id));
    expect(inbox).toMatchObject([{ id: message, link: `/tickets/${id}` }]);
  });

  it('the email names the agent as the page does, and says how many files there are', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const { id: agentId } = await signedInAs(test.services, 'support', { firstName: 'Khánh Ly' });
    const { db, config } = test.services;
    const answer = { id: randomUUID(), body: '123456', author: { id: agentId, name: 'Đỗ Ly' } };
    for (const files of [[], [randomUUID(), randomUUID()]]) {
      await db.transaction(async (tx) =>
        notifyOfAnswer({ config }, tx, (await lockTicket(tx, id))!, { ...answer, files }),
      );
    }
    const [, plain, withFiles] = await queuedEmailsTo(test, `${student.id}@example.com`);
    expect(plain?.text).toContain('Khánh Ly trong đội ngũ');
    expect(plain?.text).not.toContain('tệp');
    expect(plain?.html).toContain('<p>123456</p>');
    expect(withFiles?.text).toContain('Câu trả lời kèm 2 tệp');
  });

  it('mails a visitor the answer with the link that opens the ticket', async () => {
    const sender = visitor();
    const { id, secret } = (
      await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: sender }))
    ).json().data;
    await teamWrites(test, id, 'Chào chị Hoa.');
    const emails = await queuedEmailsTo(test, sender.email);
    expect(emails.at(-1)?.text).toContain(`?secret=${secret}`);
    const body = { id: randomUUID(), message: 'Cảm ơn', files: [] };
    const reply = await asVisitor(test, 'POST', `/tickets/${id}/messages?secret=${secret}`, body);
    expect(reply.json().data).toMatchObject({ state: 'open', lastFrom: 'person' });
    expect(reply.json().data.messages.at(-1)).toMatchObject({ author: 'Lê Thị Hoa', isOwn: true });
  });
});

describe('own tickets', () => {
  it('lists own tickets, the latest first, and filters them by text and state', async () => {
    const student = await newStudent(test);
    const first = await openTicketAs(student, { subject: 'Thanh toán' });
    test.clock.turn(1000);
    const second = await openTicketAs(student, { subject: 'Điểm số' });
    test.clock.turn(1000);
    await teamWrites(test, first, 'Xong', { state: 'resolved' });
    const ids = async (query: string) =>
      (await student.get(`/tickets${query}`)).rows.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([first, second]);
    expect(await ids('?state=new,open')).toEqual([second]);
    expect(await ids('?search=diem')).toEqual([second]);
    expect(await student.get('/tickets?size=1')).toMatchObject({ total: 2, rows: [{ id: first }] });
  });

  it('gives a visitor’s tickets to the account once it verifies the address', async () => {
    const email = `hoa.${randomUUID()}@example.com`;
    const request = ticketBody({ visitor: visitor(email.toUpperCase()) });
    const { id, secret } = (await asVisitor(test, 'POST', '/tickets', request)).json().data;
    const { cookie, id: accountId } = await signedInAs(test.services, 'student', {
      email,
      verifiedAt: null,
    });
    const account = clientOf(test, cookie);
    expect((await account.get('/tickets')).total).toBe(0);
    await test.services.db
      .update(accounts)
      .set({ verifiedAt: test.clock.now() })
      .where(eq(accounts.id, accountId));
    test.services.sessions.forgetAccount(accountId);
    expect((await account.get('/tickets')).rows).toMatchObject([{ id }]);
    expect((await readTicketAs(account, id)).messages).toMatchObject([{ isOwn: true }]);
    // From now on only the account opens the ticket, and neither the old nor the new secret does.
    const now = (await ticketRow(test, id)).secret.toString('base64url');
    expect(now).not.toBe(secret);
    for (const one of [secret, now]) {
      const reply = await asVisitor(test, 'GET', `/tickets/${id}?secret=${one}`);
      expect(reply.json().code).toBe('TICKET_NOT_FOUND');
    }
    await teamWrites(test, id, 'Chào chị.');
    const lastEmail = (await queuedEmailsTo(test, email)).at(-1);
    expect(lastEmail?.text).toContain(`/tickets/${id}`);
    expect(lastEmail?.text).not.toContain('secret');
    const stranger = await newStudent(test);
    expect((await stranger.get('/tickets')).total).toBe(0);
  });

  it('a merged ticket leads its account to the surviving one, and a secret nowhere', async () => {
    const student = await newStudent(test);
    const other = await newStudent(test);
    const [old, now] = [await openTicketAs(student), await openTicketAs(student)];
    const mergeInto = (id: string) =>
      test.services.db.update(tickets).set({ mergedInto: id }).where(eq(tickets.id, old));
    await mergeInto(now);
    expect((await readTicketAs(student, old)).id).toBe(now);
    expect((await student.get('/tickets')).rows).toMatchObject([{ id: now }]);
    await mergeInto(await openTicketAs(other));
    expect((await readTicketAs(student, old)).id).toBe(old);

    const opened = [ticketBody({ visitor: visitor() }), ticketBody({ visitor: visitor() })];
    const [from, into] = await Promise.all(
      opened.map(async (one) => (await asVisitor(test, 'POST', '/tickets', one)).json().data),
    );
    const { db } = test.services;
    await db.update(tickets).set({ mergedInto: into.id }).where(eq(tickets.id, from.id));
    const read = (id: string) => asVisitor(test, 'GET', `/tickets/${id}?secret=${from.secret}`);
    expect((await read(from.id)).json().data.id).toBe(from.id);
    expect((await read(into.id)).statusCode).toBe(404);
    const path = `/tickets/${from.id}/state?secret=${from.secret}`;
    const reopened = await asVisitor(test, 'POST', path, { state: 'open' });
    expect(reopened.json().code).toBe('TICKET_CLOSED');
  });

  it('rate-limits all changes of own tickets together', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const limits = changeLimits({ account: { id: student.id } as never, address: '127.0.0.1' });
    for (let time = 0; time < 117; time += 1) await countAgainst(test.services, ...limits);
    await teamWrites(test, id, 'Đây nhé.');
    const rate = () => student.send('POST', `/tickets/${id}/rating`, { rating: 5, comment: '' });
    const setState = (state: string) => student.send('POST', `/tickets/${id}/state`, { state });
    const done = [await say(student, id, 'Vâng'), await setState('closed'), await rate()];
    expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const more = [await say(student, id, 'Vâng'), await setState('open'), await rate()];
    expect(more.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
  });
});
