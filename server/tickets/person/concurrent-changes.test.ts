import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../../db/tickets-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import {
  asVisitor,
  openTicketAs,
  ticketRow,
  visitor,
  ticketBody,
} from '../../testing/tickets/tickets.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { lockTicket } from '../conversation/store.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Starts `write` while another transaction holds the ticket's lock; that transaction then applies `change` and commits. */
async function writeMeanwhile(
  id: string,
  change: Partial<typeof tickets.$inferInsert>,
  write: () => ReturnType<Client['send']>,
) {
  const { db } = test.services;
  let writing: ReturnType<Client['send']> | undefined;
  await db.transaction(async (tx) => {
    await lockTicket(tx, id);
    writing = write();
    // The request is sent only once something awaits it.
    void writing.finally(() => {});
    await untilWaiting(db);
    await tx.update(tickets).set(change).where(eq(tickets.id, id));
  });
  return writing!;
}

describe('own tickets', () => {
  it('adds a reply sent during a merge to the surviving ticket', async () => {
    const student = await newStudent(test);
    const [old, now] = [await openTicketAs(student), await openTicketAs(student)];
    const merged = { mergedInto: now, state: 'closed' } as const;
    const reply = await writeMeanwhile(old, merged, () =>
      student.send('POST', `/tickets/${old}/messages`, {
        id: randomUUID(),
        message: 'Còn nữa',
        files: [],
      }),
    );
    expect(reply.json().data).toMatchObject({ id: now, excerpt: 'Còn nữa' });
    expect((await ticketRow(test, old)).excerpt).not.toBe('Còn nữa');
  });

  it('refuses a visitor’s reply sent while an account adopts the ticket', async () => {
    const request = ticketBody({ visitor: visitor() });
    const { id, secret } = (await asVisitor(test, 'POST', '/tickets', request)).json().data;
    const student = await newStudent(test);
    const path = `/tickets/${id}/messages?secret=${secret}`;
    const body = { id: randomUUID(), message: 'Còn nữa', files: [] };
    const reply = await writeMeanwhile(id, { accountId: student.id }, () =>
      asVisitor(test, 'POST', path, body),
    );
    expect(reply.json().code).toBe('TICKET_NOT_FOUND');
  });

  it('skips a locked ticket and adopts it the next time', async () => {
    const email = `${randomUUID()}@example.com`;
    const request = ticketBody({ visitor: visitor(email) });
    const { id } = (await asVisitor(test, 'POST', '/tickets', request)).json().data;
    const { cookie } = await signedInAs(test.services, 'student', { email });
    const account = clientOf(test, cookie);
    await test.services.db.transaction(async (tx) => {
      await lockTicket(tx, id);
      expect((await account.get('/tickets')).total).toBe(0);
    });
    expect((await account.get('/tickets')).total).toBe(1);
  });
});
