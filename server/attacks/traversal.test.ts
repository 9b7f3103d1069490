import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, type Route, type RouteKey } from '@bac/contract/protocol/route.ts';
import { routes } from '@bac/contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { servicesOn, testApp, type TestApp } from '../testing/app.ts';
import { signedInAs } from '../testing/factories.ts';
import { findViolations } from '../testing/violations.ts';

/** A file outside the folder of the pages, and a dotfile inside it: no path leads to either. */

const secret = 'nobody-may-read-this';

let test: TestApp;
let app: FastifyInstance;
let folder: string;
let cookie: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-web-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Bậc</title>');
  await writeFile(join(folder, 'dist/assets/app-1.js'), 'start()');
  await writeFile(join(folder, 'secret.txt'), secret);
  await writeFile(join(folder, 'dist/.env'), secret);
  test = await testApp();
  ({ cookie } = await signedInAs(test.services, 'admin'));
  const env = { LOG_LEVEL: 'silent', DATA_DIR: folder };
  app = await buildApp(servicesOn(test.database, test.clock, env), join(folder, 'dist'));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

/** Sends the raw path, which an HTTP client would normalize. */
function requestRaw(path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: bac.localhost\r\nCookie: ${cookie}\r\nAccept: */*\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.on('data', (chunk) => (response += String(chunk)));
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

const traversals = [
  '../secret.txt',
  '../../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '%252e%252e%252fsecret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '....//secret.txt',
  '..;/secret.txt',
  '..%00/secret.txt',
  '%c0%ae%c0%ae/secret.txt',
  '.env',
  '%2eenv',
  './.env',
  'assets/../.env',
  '..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
];

/** The prefixes that serve files: the pages, the uploads and other routes. */
const roots = ['/', '/assets/', '/files/', '/assets/..%2f', '//', '/api/docs/', '/test/offline/'];

describe('a path that leaves its root', () => {
  it('returns nothing', async () => {
    const paths = roots.flatMap((root) => traversals.map((traversal) => root + traversal));
    const violations = await findViolations(paths, async (path) => {
      const response = await requestRaw(path);
      expect(response).toMatch(/^HTTP\/1\.1 [34]\d\d /);
      expect(response).not.toContain(secret);
      expect(response).not.toContain('root:');
    });
    expect(violations).toEqual([]);
  });

  it('is the only kind refused: an existing file is served', async () => {
    expect(await requestRaw('/assets/app-1.js')).toContain('start()');
  });

  const parameterRoutes = (Object.entries(routes) as [RouteKey, Route][]).filter(
    ([key, route]) => key.startsWith('GET ') && route.params && !key.endsWith('/stream'),
  );
  it('is not accepted as a parameter by any route', async () => {
    const cases = parameterRoutes.flatMap(([key]) =>
      traversals.map((traversal) => [key, traversal] as const),
    );
    const violations = await findViolations(cases, async ([key, traversal]) => {
      const path = key
        .split(' ')[1]!
        .replaceAll(/:\w+/g, encodeURIComponent(decodeOnce(traversal)));
      const reply = await app.inject({ url: apiBase + path, headers: { cookie } });
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain(secret);
    });
    expect(violations).toEqual([]);
  });
});

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
