import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../db/tickets-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent } from '../../testing/client.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { queuedEmailsTo } from '../../testing/queued-emails.ts';
import {
  asVisitor,
  freshAddress,
  openTicketAs,
  readTicketAs,
  ticketRow,
  visitor,
  ticketBody,
} from '../../testing/tickets/tickets.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('opening a ticket', () => {
  it('stores the message, starts the clocks, and confirms the ticket by email', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const ticket = await readTicketAs(student, id);
    expect(ticket).toMatchObject({
      subject: 'Máy tính không mở',
      state: 'new',
      lastFrom: 'person',
      excerpt: 'Khi vào phần Toán, máy tính không mở.',
      rating: null,
      isTeamReplying: false,
    });
    expect(ticket.messages).toMatchObject([{ kind: 'reply', from: 'person', isOwn: true }]);
    const [email] = await queuedEmailsTo(test, `${student.id}@example.com`);
    expect(email?.subject).toContain(`#${ticket.number}`);
    expect(email?.text).toContain(`/tickets/${id}`);
    expect(email?.text).not.toContain('secret');
    const row = await ticketRow(test, id);
    expect(row.priority).toBe('normal');
    expect(row.dueAt).toEqual(row.firstAnswerDueAt);
  });

  it('names the office hours from the site’s settings in the email, and its clocks run by them', async () => {
    const url = '/api/v1/admin/settings';
    const { cookie } = await signedInAs(test.services, 'admin');
    const readEmailText = async (): Promise<string | undefined> => {
      const sender = visitor();
      await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: sender }));
      return (await queuedEmailsTo(test, sender.email))[0]?.text;
    };
    expect(await readEmailText()).toContain(
      'Giờ làm việc: Thứ Hai đến thứ Sáu 8:00–18:00, thứ Bảy 8:00–12:00, giờ Việt Nam',
    );
    const officeHours = [{ from: 540, until: 1020 }, ...Array.from({ length: 6 }, () => null)];
    await test.app.inject({
      method: 'PATCH',
      url,
      headers: writeHeaders({ cookie }),
      payload: { officeHours },
    });
    expect(await readEmailText()).toContain('Giờ làm việc: Chủ nhật 9:00–17:00');
    const { id } = (
      await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: visitor() }))
    ).json().data;
    const { firstAnswerDueAt } = await ticketRow(test, id);
    // Eight hours are the whole of one open day a week, in Vietnam time.
    expect(firstAnswerDueAt.getUTCDay()).toBe(0);
    expect(firstAnswerDueAt.getUTCHours()).toBeGreaterThanOrEqual(2);
    expect(firstAnswerDueAt.getUTCHours()).toBeLessThanOrEqual(10);
  });

  it('mails a visitor a link that opens the ticket without an account', async () => {
    const sender = visitor();
    const reply = await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: sender }));
    const { id, secret, number } = reply.json().data;
    const [email] = await queuedEmailsTo(test, sender.email);
    expect(email?.subject).toBe(`Chúng tôi đã nhận yêu cầu #${number}`);
    expect(email?.text).toContain(`/tickets/${id}?secret=${secret}`);
    expect((await asVisitor(test, 'GET', `/tickets/${id}?secret=${secret}`)).json().data.id).toBe(
      id,
    );
    expect((await asVisitor(test, 'GET', `/tickets/${id}`)).statusCode).toBe(404);
    const other = Buffer.alloc(32).toString('base64url');
    expect((await asVisitor(test, 'GET', `/tickets/${id}?secret=${other}`)).statusCode).toBe(404);
  });

  it('the email contains neither a link that a stranger put into the name, nor the message', async () => {
    const sender = { ...visitor(), name: 'Win now https://evil.example/x' };
    await asVisitor(
      test,
      'POST',
      '/tickets',
      ticketBody({ visitor: sender, message: 'buy at evil.example' }),
    );
    const [email] = await queuedEmailsTo(test, sender.email);
    expect(email?.text).not.toContain('evil.example');
  });

  it('requires a name and an address of a visitor, and text of everybody', async () => {
    expect((await asVisitor(test, 'POST', '/tickets', ticketBody())).json().code).toBe(
      'CONTACT_MISSING',
    );
    const student = await newStudent(test);
    for (const empty of [{ message: ' \n ' }, { subject: ' ' }]) {
      const reply = await student.send('POST', '/tickets', ticketBody(empty));
      expect(reply.json().code).toBe('INVALID_REQUEST');
    }
  });

  it('answers a retry with the same ticket and the same secret', async () => {
    const sender = visitor();
    const request = ticketBody({ visitor: sender });
    const first = await asVisitor(test, 'POST', '/tickets', request);
    const again = await asVisitor(test, 'POST', '/tickets', request);
    expect(again.json().data).toEqual(first.json().data);
    expect(await queuedEmailsTo(test, sender.email)).toHaveLength(1);
  });

  it('refuses a visitor’s retry after an hour, and answers an account’s as before', async () => {
    const student = await newStudent(test);
    const request = { visitors: ticketBody({ visitor: visitor() }), own: ticketBody() };
    await asVisitor(test, 'POST', '/tickets', request.visitors);
    const first = await student.send('POST', '/tickets', request.own);
    const longAgo = { createdAt: new Date(test.clock.now().getTime() - 3_600_001) };
    for (const { id } of [request.visitors, request.own]) {
      await test.services.db.update(tickets).set(longAgo).where(eq(tickets.id, id));
    }
    const late = await asVisitor(test, 'POST', '/tickets', request.visitors);
    expect(late.json().code).toBe('TICKET_ID_TAKEN');
    const again = await student.send('POST', '/tickets', request.own);
    expect(again.json().data).toEqual(first.json().data);
  });

  it('opens one ticket for concurrent identical requests', async () => {
    const student = await newStudent(test);
    const request = ticketBody();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => student.send('POST', '/tickets', request)),
    );
    expect(new Set(replies.map((reply) => reply.json().data?.number)).size).toBe(1);
    expect((await student.get('/tickets')).total).toBe(1);
  });

  it('reveals nothing to somebody who knows the id', async () => {
    const request = ticketBody({ visitor: visitor() });
    await asVisitor(test, 'POST', '/tickets', request);
    const student = await newStudent(test);
    const guesses = [
      asVisitor(test, 'POST', '/tickets', { ...request, visitor: visitor() }),
      asVisitor(test, 'POST', '/tickets', { ...request, message: 'Other words' }),
      student.send('POST', '/tickets', { ...request, visitor: null }),
    ];
    for (const guess of await Promise.all(guesses)) {
      expect(guess.json()).toMatchObject({ code: 'TICKET_ID_TAKEN' });
      expect(guess.body).not.toContain('secret');
    }
  });

  it('accepts only one’s own attempt as the subject of a ticket', async () => {
    const student = await newStudent(test);
    const reply = await student.send('POST', '/tickets', ticketBody({ attempt: randomUUID() }));
    expect(reply.json().code).toBe('NOT_FOUND');
  });

  it('lets a class behind one IP address write, and stops a machine', async () => {
    const address = freshAddress();
    const post = () =>
      asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: visitor() }), address);
    for (let person = 0; person < 60; person += 1) expect((await post()).statusCode).toBe(200);
    let refused = 0;
    for (let more = 0; more < 80; more += 1) if ((await post()).statusCode === 429) refused += 1;
    expect(refused).toBe(20);
    const reply = await post();
    expect(reply.json().code).toBe('TOO_MANY_REQUESTS');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets nobody fill a stranger’s mailbox from many addresses', async () => {
    const sender = visitor();
    const codes = [];
    for (let time = 0; time < 12; time += 1) {
      codes.push(
        (await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: sender }))).statusCode,
      );
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await queuedEmailsTo(test, sender.email)).toHaveLength(10);
  });

  it('a visitor who types an account’s address does not use up the account’s limit', async () => {
    const student = await newStudent(test);
    const sender = visitor(`${student.id}@example.com`);
    for (let time = 0; time < 21; time += 1) {
      await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: sender }));
    }
    for (let time = 0; time < 20; time += 1) {
      expect((await student.send('POST', '/tickets', ticketBody())).statusCode).toBe(200);
    }
    expect((await student.send('POST', '/tickets', ticketBody())).statusCode).toBe(429);
  });
});

describe('what people write', () => {
  it('shows HTML, scripts and script links as plain text', async () => {
    const student = await newStudent(test);
    const message =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const id = await openTicketAs(student, { message, subject: '<b>Hi</b>\r\nBcc: x@example.com' });
    const ticket = await readTicketAs(student, id);
    const text = JSON.stringify(ticket.messages[0]?.blocks);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).not.toContain('href');
    expect(ticket.subject).toBe('<b>Hi</b> Bcc: x@example.com');
  });

  it('keeps the line breaks of a message', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student, { message: 'Chào Bậc,\nem cần giúp.\n\nCảm ơn' });
    const [first] = (await readTicketAs(student, id)).messages;
    expect(first?.blocks).toEqual([
      {
        kind: 'paragraph',
        runs: [{ text: 'Chào Bậc,' }, { text: '\n' }, { text: 'em cần giúp.' }],
      },
      { kind: 'paragraph', runs: [{ text: 'Cảm ơn' }] },
    ]);
  });
});
