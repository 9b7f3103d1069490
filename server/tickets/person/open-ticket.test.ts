import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../db/tickets-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent } from '../../testing/client.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { lettersTo } from '../../testing/letters.ts';
import {
  asVisitor,
  freshAddress,
  openTicketAs,
  readTicketAs,
  ticketRow,
  visitor,
  wish,
} from '../../testing/tickets/tickets.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('opening a ticket', () => {
  it('keeps the words, starts the clocks, and says by letter that we have it', async () => {
    const student = await newStudent(test);
    const id = await openTicketAs(student);
    const ticket = await readTicketAs(student, id);
    expect(ticket).toMatchObject({
      subject: 'Máy tính không mở',
      state: 'new',
      lastFrom: 'person',
      excerpt: 'Khi vào phần Toán, máy tính không mở.',
      rating: null,
      isAnswered: false,
    });
    expect(ticket.messages).toMatchObject([{ kind: 'reply', from: 'person', isOwn: true }]);
    const [letter] = await lettersTo(test, `${student.id}@example.com`);
    expect(letter?.subject).toContain(`#${ticket.number}`);
    expect(letter?.text).toContain(`/tickets/${id}`);
    expect(letter?.text).not.toContain('secret');
    const row = await ticketRow(test, id);
    expect(row.priority).toBe('normal');
    expect(row.dueAt).toEqual(row.firstAnswerDueAt);
  });

  it('names the hours of the site’s settings in the letter', async () => {
    const url = '/api/v1/admin/settings';
    const { cookie } = await signedInAs(test.services, 'admin');
    const { contacts } = (await test.app.inject({ url, headers: { cookie } })).json().data;
    const written = async (): Promise<string | undefined> => {
      const who = visitor();
      await asVisitor(test, 'POST', '/tickets', wish({ visitor: who }));
      return (await lettersTo(test, who.email))[0]?.text;
    };
    expect(await written()).toContain(contacts.hours.vi);
    const hours = { en: 'Weekdays, 9:00–17:00', vi: 'Ngày thường, 9:00–17:00' };
    await test.app.inject({
      method: 'PATCH',
      url,
      headers: writeHeaders({ cookie }),
      payload: { contacts: { ...contacts, hours } },
    });
    expect(await written()).toContain('Giờ làm việc: Ngày thường, 9:00–17:00');
  });

  it('a visitor gets a letter with a link that opens it without an account', async () => {
    const who = visitor();
    const reply = await asVisitor(test, 'POST', '/tickets', wish({ visitor: who }));
    const { id, secret, number } = reply.json().data;
    const [letter] = await lettersTo(test, who.email);
    expect(letter?.subject).toBe(`Chúng mình đã nhận yêu cầu #${number}`);
    expect(letter?.text).toContain(`/tickets/${id}?secret=${secret}`);
    expect((await asVisitor(test, 'GET', `/tickets/${id}?secret=${secret}`)).json().data.id).toBe(
      id,
    );
    expect((await asVisitor(test, 'GET', `/tickets/${id}`)).statusCode).toBe(404);
    const other = Buffer.alloc(32).toString('base64url');
    expect((await asVisitor(test, 'GET', `/tickets/${id}?secret=${other}`)).statusCode).toBe(404);
  });

  it('a letter carries no link that a stranger put into the name, and nothing they wrote', async () => {
    const who = { ...visitor(), name: 'Win now https://evil.example/x' };
    await asVisitor(
      test,
      'POST',
      '/tickets',
      wish({ visitor: who, message: 'buy at evil.example' }),
    );
    const [letter] = await lettersTo(test, who.email);
    expect(letter?.text).not.toContain('evil.example');
  });

  it('needs a name and an address of a visitor, and words of anybody', async () => {
    expect((await asVisitor(test, 'POST', '/tickets', wish())).json().code).toBe('WHO_ARE_YOU');
    const student = await newStudent(test);
    for (const empty of [{ message: ' \n ' }, { subject: ' ' }]) {
      const reply = await student.send('POST', '/tickets', wish(empty));
      expect(reply.json().code).toBe('INVALID_REQUEST');
    }
  });

  it('a retry finds the same ticket and hears the same answer, the secret too', async () => {
    const who = visitor();
    const asked = wish({ visitor: who });
    const first = await asVisitor(test, 'POST', '/tickets', asked);
    const again = await asVisitor(test, 'POST', '/tickets', asked);
    expect(again.json().data).toEqual(first.json().data);
    expect(await lettersTo(test, who.email)).toHaveLength(1);
  });

  it('a retry after an hour hears no secret, and one of an account what it heard before', async () => {
    const student = await newStudent(test);
    const asked = { visitors: wish({ visitor: visitor() }), own: wish() };
    await asVisitor(test, 'POST', '/tickets', asked.visitors);
    const first = await student.send('POST', '/tickets', asked.own);
    const longAgo = { createdAt: new Date(test.clock.now().getTime() - 3_600_001) };
    for (const { id } of [asked.visitors, asked.own]) {
      await test.services.db.update(tickets).set(longAgo).where(eq(tickets.id, id));
    }
    const late = await asVisitor(test, 'POST', '/tickets', asked.visitors);
    expect(late.json().code).toBe('TICKET_ID_TAKEN');
    const again = await student.send('POST', '/tickets', asked.own);
    expect(again.json().data).toEqual(first.json().data);
  });

  it('two at the same moment are one', async () => {
    const student = await newStudent(test);
    const asked = wish();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => student.send('POST', '/tickets', asked)),
    );
    expect(new Set(replies.map((reply) => reply.json().data?.number)).size).toBe(1);
    expect((await student.get('/tickets')).total).toBe(1);
  });

  it('gives nothing away to somebody who knows the id', async () => {
    const asked = wish({ visitor: visitor() });
    await asVisitor(test, 'POST', '/tickets', asked);
    const student = await newStudent(test);
    const guesses = [
      asVisitor(test, 'POST', '/tickets', { ...asked, visitor: visitor() }),
      asVisitor(test, 'POST', '/tickets', { ...asked, message: 'Other words' }),
      student.send('POST', '/tickets', { ...asked, visitor: null }),
    ];
    for (const guess of await Promise.all(guesses)) {
      expect(guess.json()).toMatchObject({ code: 'TICKET_ID_TAKEN' });
      expect(guess.body).not.toContain('secret');
    }
  });

  it('about an attempt takes an own one only', async () => {
    const student = await newStudent(test);
    const reply = await student.send('POST', '/tickets', wish({ attempt: randomUUID() }));
    expect(reply.json().code).toBe('NOT_FOUND');
  });

  it('lets a class behind one address write, and stops a machine', async () => {
    const address = freshAddress();
    const post = () => asVisitor(test, 'POST', '/tickets', wish({ visitor: visitor() }), address);
    for (let person = 0; person < 60; person += 1) expect((await post()).statusCode).toBe(200);
    let refused = 0;
    for (let more = 0; more < 80; more += 1) if ((await post()).statusCode === 429) refused += 1;
    expect(refused).toBe(20);
    const reply = await post();
    expect(reply.json().code).toBe('TOO_MANY_REQUESTS');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets nobody fill a stranger’s mailbox from many addresses', async () => {
    const who = visitor();
    const codes = [];
    for (let time = 0; time < 12; time += 1) {
      codes.push((await asVisitor(test, 'POST', '/tickets', wish({ visitor: who }))).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(await lettersTo(test, who.email)).toHaveLength(10);
  });

  it('lets nobody keep an account from writing by writing under its address', async () => {
    const student = await newStudent(test);
    const who = visitor(`${student.id}@example.com`);
    for (let time = 0; time < 21; time += 1) {
      await asVisitor(test, 'POST', '/tickets', wish({ visitor: who }));
    }
    for (let time = 0; time < 20; time += 1) {
      expect((await student.send('POST', '/tickets', wish())).statusCode).toBe(200);
    }
    expect((await student.send('POST', '/tickets', wish())).statusCode).toBe(429);
  });
});

describe('what people write', () => {
  it('stays words: HTML, script and links that would run', async () => {
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

  it('keeps its line breaks', async () => {
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
