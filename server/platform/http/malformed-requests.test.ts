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

/** Sends raw bytes and returns everything received until the connection ends. */
async function sendRaw(...lines: string[]): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
  let response = '';
  socket.on('data', (chunk) => (response += String(chunk)));
  await new Promise((resolve) => void socket.on('close', resolve));
  return response;
}

const login = 'POST /api/v1/auth/login HTTP/1.1';
const common = ['Host: bac.localhost', 'Connection: close', 'Content-Type: application/json'];

describe('unsupported methods', () => {
  it.each([
    ['OPTIONS', '/api/v1/auth/login'],
    ['OPTIONS', '/'],
    ['TRACE', '/api/v1/health/live'],
    ['TRACE', '/'],
  ])('%s %s replies 404 without echoing headers or allowing other origins', async (...target) => {
    const response = await sendRaw(
      `${target.join(' ')} HTTP/1.1`,
      'Host: bac.localhost',
      'Connection: close',
      'Origin: https://elsewhere.example',
      'Access-Control-Request-Method: POST',
      'X-Said: a-word-of-mine',
      '\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 404 /);
    expect(response).not.toContain('a-word-of-mine');
    expect(response).not.toMatch(/access-control/i);
  });

  it('sends no CORS headers', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const reply = await test.app.inject({ url: '/api/v1/health/live', headers });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

it.each([201, 10_000])('replies 404 to a path parameter of %i letters', async (letters) => {
  const reply = await test.app.inject({ url: `/api/v1/class-codes/${'x'.repeat(letters)}` });
  expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

describe('requests with ambiguous framing', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
    ['a length that is none', ['Content-Length: +2']],
    ['another encoding than chunks', ['Transfer-Encoding: chunked, identity']],
    ['a name with a blank behind it', ['Content-Length : 2']],
  ])('refuses %s and does not read what follows', async (_name, ends) => {
    const next = 'GET /api/v1/health/live HTTP/1.1\r\nHost: bac.localhost\r\n\r\n';
    const response = await sendRaw(login, ...common, ...ends, '', `{}${next}`);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('repeated query parameters', () => {
  it.each(['page=1&page=2', 'search=a&search=b'])('refuses ?%s', async (query) => {
    const { cookie } = await signedInAs(test.services, 'admin');
    const url = `/api/v1/admin/users?${query}`;
    const reply = await test.app.inject({ url, headers: { cookie } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('INVALID_REQUEST');
    const once = url.split('&')[0] ?? '';
    expect((await test.app.inject({ url: once, headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('numbers that overflow', () => {
  it.each(['9', '-9'])('refuses a number of %s and hundreds of digits', async (start) => {
    const { cookie } = await signedInAs(test.services, 'admin');
    for (const path of ['tickets?size', 'tickets?page', 'id/activity?limit']) {
      const url = `/api/v1/${path}=${start}${'9'.repeat(400)}`;
      const reply = await test.app.inject({ url, headers: { cookie } });
      expect([url.slice(0, 30), reply.statusCode]).toEqual([url.slice(0, 30), 400]);
      expect(reply.json().code).toBe('INVALID_REQUEST');
    }
  });
});
