import type { Route, RouteKey } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '../testing/app.ts';
import { newStudent, type Client } from '../testing/client.ts';
import { openTicketAs, readTicketAs, ticketBody } from '../testing/tickets/tickets.ts';

/** Up to this length, parsing even dense text is cheap. The text below would block a process for seconds. */
const cheapLength = 2_000;
const dense = '*a* '.repeat(5_000).trim();

/** The greatest length of free text in a schema; text with a format or pattern does not count. */
function maxTextLength(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const inner = Math.max(0, ...Object.values(schema).map(maxTextLength));
  const { type, maxLength } = schema as { type?: unknown; maxLength?: unknown };
  const isFixed = ['enum', 'const', 'format', 'pattern'].some((name) => name in schema);
  if (type !== 'string' || isFixed) return inner;
  return typeof maxLength === 'number' ? maxLength : Infinity;
}

const isOpen = ({ who }: Route): boolean => who === 'anyone' || who === 'signed-in';
const acceptsLongText = ({ body }: Route): boolean =>
  body !== undefined &&
  maxTextLength(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) > cheapLength;

const table = Object.entries(routes) as [RouteKey, Route][];
const openRoutes = table
  .filter(([, route]) => isOpen(route) && acceptsLongText(route))
  .map(([key]) => key);

/** Sends a dense text to each route and returns the ticket that shows it as blocks. Add new routes with long text here. */
const sendByRoute: Record<string, (student: Client) => Promise<string>> = {
  'POST /tickets': (student) => openTicketAs(student, { message: dense }),
  'POST /tickets/:ticket/messages': async (student) => {
    const ticket = await openTicketAs(student, ticketBody());
    const message = { id: crypto.randomUUID(), message: dense, files: [] };
    await student.send('POST', `/tickets/${ticket}/messages`, message);
    return ticket;
  },
};

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('long text from people without a permission', () => {
  it('is accepted only by these routes', () => {
    expect(openRoutes.toSorted()).toEqual(Object.keys(sendByRoute).toSorted());
  });

  it.each(Object.entries(sendByRoute))('is shown as typed by %s if dense', async (_key, send) => {
    const student = await newStudent(test);
    const ticket = await readTicketAs(student, await send(student));
    expect(ticket.messages.at(-1)?.blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: dense }] },
    ]);
  });
});
