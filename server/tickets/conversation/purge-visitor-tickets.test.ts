import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketFiles, ticketMessages, tickets } from '../../db/tickets-schema.ts';
import { listAudit } from '../../platform/audit/audit.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { asVisitor, teamWrites, ticketBody, visitor } from '../../testing/tickets/tickets.ts';
import { purgeVisitorTickets, removeTicketFilesJob } from './purge-visitor-tickets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;

const openAsVisitor = async (): Promise<string> =>
  (await asVisitor(test, 'POST', '/tickets', ticketBody({ visitor: visitor() }))).json().data.id;

const isStored = async (id: string): Promise<boolean> =>
  (await test.services.db.$count(tickets, eq(tickets.id, id))) > 0;

const run = () => purgeVisitorTickets(test.services).run(undefined);

describe('visitors’ tickets', () => {
  it('are deleted 24 months after the last message, with messages and files', async () => {
    const { services, clock } = test;
    const old = await openAsVisitor();
    const { cookie } = await signedInAs(services, 'student');
    const own = (
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/tickets',
        headers: writeHeaders({ cookie }),
        payload: ticketBody(),
      })
    ).json().data.id;
    const storedName = await services.files.putPrivate(Buffer.from('a picture'));
    await services.db.insert(ticketFiles).values({
      id: crypto.randomUUID(),
      ticketId: old,
      messageId: old,
      uploadedBy: 'visitor',
      name: 'picture.png',
      type: 'image/png',
      size: 9,
      storedName,
      createdAt: clock.now(),
    });
    clock.turn(300 * day);
    const answered = await openAsVisitor();
    clock.turn(425 * day);
    await run();
    expect(await isStored(old)).toBe(true);

    await teamWrites(test, answered, 'Chúng tôi đã sửa.');
    clock.turn(10 * day);
    await run();
    expect(await isStored(old)).toBe(false);
    expect(await services.db.$count(ticketMessages, eq(ticketMessages.ticketId, old))).toBe(0);
    expect(await services.db.$count(ticketFiles)).toBe(0);
    expect(await isStored(answered)).toBe(true);
    expect(await isStored(own)).toBe(true);
    const [entry] = await listAudit(services.db, { limit: 1 });
    expect(entry).toMatchObject({ action: 'ticket.purged', actorId: null, detail: { count: 1 } });
    await runQueued(test, [removeTicketFilesJob(services)]);
    expect(await services.files.openPrivate(storedName)).toBeUndefined();
  });

  it('are deleted after the months of the setting', async () => {
    const { services, clock } = test;
    const { cookie } = await signedInAs(services, 'admin');
    await test.app.inject({
      method: 'PATCH',
      url: '/api/v1/admin/settings',
      headers: writeHeaders({ cookie }),
      payload: { visitorTicketMonths: 6 },
    });
    const id = await openAsVisitor();
    clock.turn(170 * day);
    await run();
    expect(await isStored(id)).toBe(true);
    clock.turn(20 * day);
    await run();
    expect(await isStored(id)).toBe(false);
  });
});
