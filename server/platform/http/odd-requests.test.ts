import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs } from '../../testing/factories.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** The bytes as they are, and all that comes back until the connection ends. */
async function sendRaw(...lines: string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  await new Promise((resolve) => void socket.on('close', resolve));
  return answer;
}

const login = 'POST /api/v1/auth/login HTTP/1.1';
const common = ['Host: bac.localhost', 'Connection: close', 'Content-Type: application/json'];

describe('methods that nothing has', () => {
  it.each([
    ['OPTIONS', '/api/v1/auth/login'],
    ['OPTIONS', '/'],
    ['TRACE', '/api/v1/health/live'],
    ['TRACE', '/'],
  ])('%s %s is not found, repeats nothing and opens the door to no other site', async (...of) => {
    const answer = await sendRaw(
      `${of.join(' ')} HTTP/1.1`,
      'Host: bac.localhost',
      'Connection: close',
      'Origin: https://elsewhere.example',
      'Access-Control-Request-Method: POST',
      'X-Said: a-word-of-mine',
      '\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('a-word-of-mine');
    expect(answer).not.toMatch(/access-control/i);
  });

  it('no answer lets another site read it', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const reply = await test.app.inject({ url: '/api/v1/health/live', headers });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

it.each([201, 10_000])('a name of %i letters in the path is not found', async (letters) => {
  const reply = await test.app.inject({ url: `/api/v1/joining/${'x'.repeat(letters)}` });
  expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

describe('a message whose end can be read in two ways', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
    ['a length that is none', ['Content-Length: +2']],
    ['another encoding than chunks', ['Transfer-Encoding: chunked, identity']],
    ['a name with a blank behind it', ['Content-Length : 2']],
  ])('by %s is refused, and what follows is not read', async (_name, ends) => {
    const next = 'GET /api/v1/health/live HTTP/1.1\r\nHost: bac.localhost\r\n\r\n';
    const answer = await sendRaw(login, ...common, ...ends, '', `{}${next}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('a parameter that is given twice', () => {
  it.each(['page=1&page=2', 'search=a&search=b'])('as in ?%s is refused', async (query) => {
    const { cookie } = await signedInAs(test.services, 'admin');
    const url = `/api/v1/admin/users?${query}`;
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('INVALID_REQUEST');
    const once = url.split('&')[0] ?? '';
    expect((await test.app.inject({ url: once, headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('a number that is too long to be one', () => {
  it.each(['9', '-9'])('of %s and hundreds of digits is refused', async (begins) => {
    const { cookie } = await signedInAs(test.services, 'admin');
    for (const address of ['tickets?size', 'tickets?page', 'id/activity?limit']) {
      const url = `/api/v1/${address}=${begins}${'9'.repeat(400)}`;
      const reply = await test.app.inject({ url, headers: { cookie } });
      expect([url.slice(0, 30), reply.statusCode]).toEqual([url.slice(0, 30), 400]);
      expect(reply.json().code).toBe('INVALID_REQUEST');
    }
  });
});
