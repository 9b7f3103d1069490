import { permissionsOf, roles } from '@bac/contract/protocol/permission.ts';
import { apiBase, isWrite, type Method, type RouteKey } from '@bac/contract/protocol/route.ts';
import { ticketAdminRoutes } from '@bac/contract/tickets/tickets-admin.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { agentOf, personOf } from '../../testing/tickets/desk.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';

let test: TestApp;
let ticket: string;
beforeAll(async () => {
  test = await testApp();
  ticket = await (await personOf(test)).open();
});
afterAll(() => test.close());

const keys = Object.keys(ticketAdminRoutes) as (RouteKey & keyof typeof ticketAdminRoutes)[];
const closed = roles.filter((role) => !permissionsOf[role].includes('answer tickets'));
const cases = keys.flatMap((key) => [...closed, undefined].map((role) => [key, role] as const));

describe('the desk', () => {
  it.each(cases)('%s tells a %s nothing, not even of a ticket that is there', async (key, role) => {
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

  it('is open to support and to administrators', async () => {
    for (const role of ['support', 'admin'] as const) {
      const agent = await agentOf(test, 'Khánh Ly', role);
      expect((await agent.queue()).total).toBe(1);
    }
  });

  it('streams what changes to the team, and says who is replying, but not to oneself', async () => {
    const [ly, an] = [await agentOf(test, 'Đỗ Khánh Ly'), await agentOf(test, 'Vũ Hoài An')];
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as { port: number };
    const stop = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${port}/api/v1/admin/tickets/stream`, {
      headers: { cookie: ly.cookie },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toContain('ndjson');
    const lines = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = (await lines.read()).value ?? '';
    await an.ask('POST', `/tickets/${ticket}/replying`, { isReplying: true });
    while (!heard.includes('Hoài An')) heard += (await lines.read()).value ?? '';
    await an.write(ticket, { kind: 'note', message: 'Once more.' });
    while (!heard.includes('"changed"')) heard += (await lines.read()).value ?? '';
    stop.abort();
    expect((await ly.read(ticket)).replying).toEqual(['Vũ Hoài An']);
    expect((await an.read(ticket)).replying).toEqual([]);
    test.clock.turn(9000);
    expect((await ly.read(ticket)).replying).toEqual([]);
  });
});
