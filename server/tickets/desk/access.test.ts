import { permissionsOf, roles } from '@bac/contract/protocol/permission.ts';
import { apiBase, isWrite, type Method, type RouteKey } from '@bac/contract/protocol/route.ts';
import { ticketAdminRoutes } from '@bac/contract/tickets/tickets-admin.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent, newPersonWithTickets } from '../../testing/tickets/desk.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';

let test: TestApp;
let ticket: string;
beforeAll(async () => {
  test = await testApp();
  ticket = await (await newPersonWithTickets(test)).open();
});
afterAll(() => test.close());

const keys = Object.keys(ticketAdminRoutes) as (RouteKey & keyof typeof ticketAdminRoutes)[];
const refusedRoles = roles.filter((role) => !permissionsOf[role].includes('answer tickets'));
const cases = keys.flatMap((key) =>
  [...refusedRoles, undefined].map((role) => [key, role] as const),
);

describe('the desk', () => {
  it.each(cases)('%s refuses a %s, without revealing that the ticket exists', async (key, role) => {
    const [method, path] = key.split(' ') as [Method, string];
    const cookie = role && (await signedInAs(test.services, role)).cookie;
    const reply = await test.app.inject({
      method,
      url: apiBase + path.replace(':ticket', ticket).replaceAll(/:\w+/g, crypto.randomUUID()),
      headers: writeHeaders(cookie ? { cookie } : {}),
      ...(isWrite(method) && { payload: {} }),
    });
    expect(reply.statusCode).toBe(role ? 403 : 401);
    expect(reply.body).not.toContain(ticket);
  });

  it('opens the desk to support and to administrators', async () => {
    for (const role of ['support', 'admin'] as const) {
      const agent = await newAgent(test, 'Khánh Ly', role);
      expect((await agent.queue()).total).toBe(1);
    }
  });

  it('streams changes to the team, and names who is replying to everybody else', async () => {
    const [ly, an] = [await newAgent(test, 'Đỗ Khánh Ly'), await newAgent(test, 'Vũ Hoài An')];
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as { port: number };
    const stop = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/admin/tickets/stream`, {
      headers: { cookie: ly.cookie },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toContain('ndjson');
    const lines = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = (await lines.read()).value ?? '';
    await an.ask('POST', `/tickets/${ticket}/replying`, { isReplying: true });
    while (!received.includes('Hoài An')) received += (await lines.read()).value ?? '';
    await an.write(ticket, { kind: 'note', message: 'Once more.' });
    while (!received.includes('"changed"')) received += (await lines.read()).value ?? '';
    stop.abort();
    expect((await ly.read(ticket)).replying).toEqual(['Vũ Hoài An']);
    expect((await an.read(ticket)).replying).toEqual([]);
    test.clock.turn(9000);
    expect((await ly.read(ticket)).replying).toEqual([]);
  });
});
