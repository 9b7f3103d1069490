import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';
import { writeHeaders } from '../../testing/factories.ts';

let test: TestApp;
let folder: string;
let demo: FastifyInstance;
let site: FastifyInstance;

beforeAll(async () => {
  test = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'bac-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bậc</title>');
  const appWith = (env: Record<string, string>) =>
    buildApp(
      servicesOn(test.database, test.clock, { LOG_LEVEL: 'silent', DATA_DIR: folder, ...env }),
      folder,
    );
  demo = await appWith({ METRICS_TOKEN: 'a-token-of-the-metrics' });
  site = await appWith({ NODE_ENV: 'production' });
});
afterAll(async () => {
  await demo.close();
  await site.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const accounts = '/api/v1/demo/accounts';

const get = (app: FastifyInstance, url: string, headers: Record<string, string>) =>
  app.inject({ url, headers });

describe('loopback-only access to the demo', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'bac.localhost:3000',
    '127.0.0.1:5173',
    '127.8.9.1',
    '[::1]:3000',
    '[::1]',
  ])('answers requests to %s', async (host) => {
    expect((await get(demo, accounts, { host })).statusCode).toBe(200);
  });

  it.each([
    'words-of-two.trycloudflare.com',
    'bac.example:3000',
    '192.168.1.7:3000',
    '0.0.0.0:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'notlocalhost',
    '[::2]:3000',
    'evil.example@localhost',
    'localhost:3000/@evil.example',
  ])('refuses requests to %s', async (host) => {
    const reply = await get(demo, accounts, { host });
    expect([reply.statusCode, reply.json()]).toMatchObject([421, { code: 'DEMO_IS_LOCAL' }]);
  });

  it.each([
    'x-forwarded-for',
    'X-Forwarded-Host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'cf-ray',
    'cdn-loop',
    'true-client-ip',
    'x-original-host',
  ])('refuses requests with the header %s', async (name) => {
    const reply = await get(demo, accounts, { host: 'localhost:3000', [name]: 'localhost' });
    expect([reply.statusCode, reply.json()]).toMatchObject([421, { code: 'DEMO_IS_LOCAL' }]);
  });

  it.each([
    '/',
    '/tests',
    '/robots.txt',
    '/nothing-here',
    '/api/v1/nothing-here',
    '/api/docs',
    '/api/v1/openapi.json',
    '/api/v1/health/live',
    '/metrics',
    '/files/x',
  ])('refuses %s on other hosts', async (url) => {
    const reply = await get(demo, url, { host: 'bac.example', accept: 'text/html' });
    expect(reply.statusCode).toBe(421);
  });

  it('refuses to sign in on another host', async () => {
    const reply = await demo.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: writeHeaders({ host: 'bac.example' }),
      payload: { email: 'admin@bac.localhost', password: 'x' },
    });
    expect(reply.statusCode).toBe(421);
  });

  it('refuses a request without a host', async () => {
    await demo.listen({ host: '127.0.0.1', port: 0 });
    const { port } = demo.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.0\r\n\r\n'));
    const [answer] = await Array.fromAsync(socket, String);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  it.each([
    ['en', 'its own computer'],
    ['vi', 'chính máy'],
  ])('explains the refusal in %s', async (language, excerpt) => {
    const headers = { host: 'bac.example', 'accept-language': language };
    expect((await get(demo, '/', headers)).json().message).toContain(excerpt);
  });
});

describe('access to a production site', () => {
  it('answers on every host name and behind a proxy', async () => {
    const headers = { host: 'bac.example', 'x-forwarded-for': '203.0.113.9' };
    expect((await get(site, '/api/v1/health/live', headers)).statusCode).toBe(200);
  });
});
