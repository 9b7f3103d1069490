import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { servicesOn, testApp, type TestApp } from '../../testing/app.ts';

const script = 'console.log("Bậc");'.repeat(100);
const token = 'a-token-of-enough-letters';

let test: TestApp;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bậc</title>');
  await writeFile(join(folder, 'service-worker.js'), 'keep()');
  await writeFile(join(folder, 'service-worker-off.js'), 'unregister()');
  await writeFile(join(folder, 'assets/app-1a2b.js'), script);
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  test = await testApp();
  const env = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://bac.example', METRICS_TOKEN: token };
  app = await buildApp(servicesOn(test.database, test.clock, env), folder);
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const page = { accept: 'text/html,*/*;q=0.8' };

describe('pages', () => {
  it.each(['/', '/tests', '/auth/login', '/admin/users?page=2'])(
    '%s opens the application, never from an old copy',
    async (url) => {
      const reply = await app.inject({ url, headers: page });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toMatch(/<title>.*Bậc.*<\/title>/);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it('hashed files come compressed and are kept for ever', async () => {
    const url = '/assets/app-1a2b.js';
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await app.inject(url)).body).toBe(script);
  });

  it('the service worker is always fresh', async () => {
    const reply = await app.inject('/service-worker.js');
    expect(reply.body).toBe('keep()');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('one that is turned off is sent to remove itself', async () => {
    const env = { LOG_LEVEL: 'silent', SERVICE_WORKER: 'off' };
    const other = await buildApp(servicesOn(test.database, test.clock, env), folder);
    const reply = await other.inject('/service-worker.js');
    expect(reply.body).toBe('unregister()');
    expect(reply.headers['cache-control']).toBe('no-cache');
    await other.close();
  });

  it.each([
    '/assets/gone-9z.js',
    '/assets/../../package.json',
    '/..%2f..%2fpackage.json',
    '/package.json',
    '/.git/config',
    '/.env',
    '/assets',
    '/assets/',
    '/assets/app-1a2b.js%00',
  ])('%s is not found', async (url) => {
    expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await app.inject({ url, headers: page })).body).not.toContain('app-1a2b');
  });
});

describe('security headers', () => {
  it.each(['/', '/api/v1/health/live', '/api/docs', '/api/v1/nothing'])(
    '%s carries the policy',
    async (url) => {
      const { headers } = await app.inject({ url, headers: page });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "script-src 'self'",
          "worker-src 'self'",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "base-uri 'none'",
        ]),
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it.each(['/api/v1/health/live', '/api/v1/id/profile', '/api/v1/nothing', '/api/docs'])(
    'what %s answers is kept nowhere',
    async (url) => {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('does not tie a machine to https where people use http', async () => {
    const { headers } = await test.app.inject('/api/v1/health/live');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

const metrics = (authorization?: string, from = app) =>
  from.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

describe('metrics', () => {
  it('are shown to whoever holds the token, counted by route and not by address', async () => {
    await app.inject('/api/v1/health/live');
    const reply = await metrics(`Bearer ${token}`);
    expect(reply.body).toContain('route="/api/v1/health/live",status="200"');
    expect(reply.body).toContain('nodejs_eventloop_lag_seconds');
  });

  it.each([undefined, 'Bearer wrong', token])('do not exist for "%s"', async (authorization) => {
    expect((await metrics(authorization)).statusCode).toBe(404);
  });

  it('do not exist where no token is set', async () => {
    expect((await metrics('Bearer undefined', test.app)).statusCode).toBe(404);
  });
});

describe('a slow client', () => {
  it('that never finishes its headers is let go', async () => {
    const slow = await testApp();
    // The interval at which Node looks for slow clients is read as the server begins to listen.
    Object.assign(slow.app.server, { headersTimeout: 100, connectionsCheckingInterval: 50 });
    await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = slow.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    await new Promise((resolve) => void socket.on('close', resolve));
    expect(answer).toContain('408');
    await slow.close();
  });
});
