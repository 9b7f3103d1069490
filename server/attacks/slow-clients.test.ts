import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

/** Who sends a letter now and then holds a connection, not the server: it is let go, and others are answered meanwhile. */

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await testApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

/** Sends a beginning, then one letter again and again; gives what came back until it was hung up on. */
function dribble(beginning: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    let beat: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(beginning);
      beat = setInterval(() => socket.write('a'), 50);
    });
    socket.on('data', (chunk) => (answer += String(chunk)));
    // A letter that is written after the server has hung up.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(beat);
      resolve(answer);
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

describe('a client that sends drop by drop', () => {
  it('has half a minute for a request, and half of that for its headers', () => {
    const { server } = test.app;
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBe(15_000);
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
    expect(server.timeout).toBe(60_000);
    expect(server.keepAliveTimeout).toBeLessThan(120_000);
  });

  // The server looks for slow clients every five seconds: together they wait for that once.
  it.concurrent.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: bac.localhost\r\nX-Slow: '],
    ['its body', `${writeHead}\r\nContent-Length: 100000\r\n\r\n{"email":"`],
    ['its body in chunks', `${writeHead}\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n{"email":"`],
    ['a request that never ends', 'GET /'],
  ])('is let go while it sends %s', async (_name, beginning) => {
    const { server } = test.app;
    server.headersTimeout = 200;
    server.requestTimeout = 300;
    const slow = dribble(beginning);
    const others = await test.app.inject('/api/v1/health/live');
    expect(others.statusCode).toBe(200);
    expect(await slow).toMatch(/^(HTTP\/1\.1 408|$)/);
  });

  it('whose headers are too large is refused at once', async () => {
    const answer = await dribble(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431/);
  });
});
