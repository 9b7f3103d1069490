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
    '%s serves the application without caching',
    async (url) => {
      const reply = await app.inject({ url, headers: page });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toMatch(/<title>.*Bậc.*<\/title>/);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it('serves hashed files compressed and cacheable forever', async () => {
    const url = '/assets/app-1a2b.js';
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await app.inject(url)).body).toBe(script);
  });

  it('serves the service worker without caching', async () => {
    const reply = await app.inject('/service-worker.js');
    expect(reply.body).toBe('keep()');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it('serves a service worker that unregisters itself if it is turned off', async () => {
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
  ])('%s replies 404', async (url) => {
    expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode).toBe(404);
    expect((await app.inject({ url, headers: page })).body).not.toContain('app-1a2b');
  });
});

describe('security headers', () => {
  it.each(['/', '/api/v1/health/live', '/api/docs', '/api/v1/nothing'])(
    '%s has the content security policy',
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
    '%s replies with no-store',
    async (url) => {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    },
  );

  it('sends no HSTS header on http', async () => {
    const { headers } = await test.app.inject('/api/v1/health/live');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

const metrics = (authorization?: string, from = app) =>
  from.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

describe('GET /metrics', () => {
  it('shows metrics by route to a caller with the token', async () => {
    await app.inject('/api/v1/health/live');
    const reply = await metrics(`Bearer ${token}`);
    expect(reply.body).toContain('route="/api/v1/health/live",status="200"');
    expect(reply.body).toContain('nodejs_eventloop_lag_seconds');
  });

  it.each([undefined, 'Bearer wrong', token])(
    'replies 404 to the authorization "%s"',
    async (authorization) => {
      expect((await metrics(authorization)).statusCode).toBe(404);
    },
  );

  it('replies 404 if no token is configured', async () => {
    expect((await metrics('Bearer undefined', test.app)).statusCode).toBe(404);
  });
});

describe('a slow client', () => {
  it('is disconnected if it never finishes its headers', async () => {
    const slow = await testApp();
    // Node reads the interval of its check for slow clients when the server starts to listen.
    Object.assign(slow.app.server, { headersTimeout: 100, connectionsCheckingInterval: 50 });
    await slow.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = slow.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n'));
    let response = '';
    socket.on('data', (chunk) => (response += String(chunk)));
    await new Promise((resolve) => void socket.on('close', resolve));
    expect(response).toContain('408');
    await slow.close();
  });
});
