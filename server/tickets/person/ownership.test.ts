import { randomUUID } from 'node:crypto';
import { roles, type Role } from '@bac/contract/protocol/permission.ts';
import { apiBase, isWrite, type Method, type RouteKey } from '@bac/contract/protocol/route.ts';
import { ticketRoutes } from '@bac/contract/tickets/tickets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { fileForm } from '../../testing/tickets/tickets.ts';

let test: TestApp;
let ticket: string;
let file: string;
let owner: Client;
const cookies = {} as Record<Role, string>;

/** A word that appears in everything of the owner's. */
const mark = 'GIẤUKÍN';

beforeAll(async () => {
  test = await testApp();
  for (const role of roles) cookies[role] = (await signedInAs(test.services, role)).cookie;
  owner = clientOf(test, (await signedInAs(test.services, 'student')).cookie);
  file = randomUUID();
  const { body, type } = fileForm(Buffer.from(mark));
  await owner.send('POST', `/tickets/files?id=${file}&name=${mark}.txt`, body, {
    'content-type': type,
  });
  ticket = randomUUID();
  await owner.send('POST', '/tickets', {
    id: ticket,
    subject: mark,
    category: 'other',
    message: mark,
    files: [file],
    attempt: null,
    visitor: null,
  });
});
afterAll(() => test.close());

const bodies: Partial<Record<keyof typeof ticketRoutes, () => object>> = {
  'POST /tickets/:ticket/messages': () => ({ id: randomUUID(), message: 'x', files: [] }),
  'POST /tickets/:ticket/state': () => ({ state: 'closed' }),
  'POST /tickets/:ticket/rating': () => ({ rating: 1, comment: '' }),
};

const ticketKeys = (Object.keys(ticketRoutes) as (keyof typeof ticketRoutes)[]).filter((key) =>
  key.includes(':ticket'),
);
const callers: (Role | 'visitor')[] = ['visitor', ...roles];
const cases = ticketKeys.flatMap((key) => callers.map((caller) => [key, caller] as const));

function send(key: RouteKey, caller: Role | 'visitor', query = '') {
  const [method, path] = key.split(' ') as [Method, string];
  return test.app.inject({
    method,
    url: `${apiBase}${path.replace(':ticket', ticket).replace(':file', file)}${query}`,
    headers: writeHeaders(caller === 'visitor' ? {} : { cookie: cookies[caller] }),
    ...(isWrite(method) && { payload: bodies[key as keyof typeof ticketRoutes]!() }),
  });
}

describe('somebody else’s ticket', () => {
  it('a ticket is found by its person', async () => {
    const reply = await owner.send('GET', `/tickets/${ticket}`);
    expect(reply.json().data.messages).toMatchObject([{ files: [{ id: file }] }]);
  });

  it.each(cases)('%s is not found by a %s', async (key, caller) => {
    const reply = await send(key, caller);
    expect(reply.json()).toMatchObject({ result: 'ERROR', code: 'TICKET_NOT_FOUND' });
    expect(reply.body).not.toContain(mark);
  });

  it.each(ticketKeys)('%s rejects a forged secret', async (key) => {
    const secret = Buffer.alloc(32, 7).toString('base64url');
    expect((await send(key, 'student', `?secret=${secret}`)).statusCode).toBe(404);
    expect((await send(key, 'student', '?secret=short')).statusCode).toBe(400);
  });

  it.each(roles)('somebody else’s ticket is not in the list of a %s', async (role) => {
    const reply = await test.app.inject({
      url: `${apiBase}/tickets?search=${encodeURIComponent(mark)}`,
      headers: { cookie: cookies[role] },
    });
    expect(reply.json().data).toEqual({ rows: [], total: 0 });
  });
});
