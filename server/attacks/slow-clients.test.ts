import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

/** A client that sends one character at a time is disconnected, and does not delay other requests. */

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

/** Sends the start of a request, then one character at a time; returns everything received until the connection closes. */
function dribble(start: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      timer = setInterval(() => socket.write('a'), 50);
    });
    socket.on('data', (chunk) => (response += String(chunk)));
    // A write after the server has closed the connection fails.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(response);
    });
  });
}

const writeHead = [
  'POST /api/v1/auth/login HTTP/1.1',
  'Host: bac.localhost',
  'Content-Type: application/json',
  `X-One-Time-Uuid: ${crypto.randomUUID()}`,
  `X-Event-Time: ${new Date().toISOString()}`,
].join('\r\n');

describe('a slow client', () => {
  it('has 30 seconds for a request and 15 seconds for its headers', () => {
    const { server } = test.app;
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBe(15_000);
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
    expect(server.timeout).toBe(60_000);
    expect(server.keepAliveTimeout).toBeLessThan(120_000);
  });

  // Concurrent, because the server checks for slow clients only every five seconds.
  it.concurrent.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: bac.localhost\r\nX-Slow: '],
    ['its body', `${writeHead}\r\nContent-Length: 30000\r\n\r\n{"email":"`],
    ['its body in chunks', `${writeHead}\r\nTransfer-Encoding: chunked\r\n\r\n5000\r\n{"email":"`],
    ['a request that never ends', 'GET /'],
  ])('is disconnected while it sends %s', async (_name, start) => {
    const { server } = test.app;
    server.headersTimeout = 200;
    server.requestTimeout = 300;
    const slow = dribble(start);
    const others = await test.app.inject('/api/v1/health/live');
    expect(others.statusCode).toBe(200);
    expect(await slow).toMatch(/^(HTTP\/1\.1 408|$)/);
  });

  it('gets an immediate refusal if its headers are too large', async () => {
    const response = await dribble(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}`);
    expect(response).toMatch(/^HTTP\/1\.1 431/);
  });
});
