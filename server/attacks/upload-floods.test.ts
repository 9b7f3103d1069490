import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { newStudent } from '../testing/client.ts';
import { writeHeaders } from '../testing/factories.ts';

/** Uploads that would fill the memory: the server refuses them before it reads them. */

const megabyte = 1024 * 1024;
const patience = { timeout: 20_000, interval: 50 };

let test: TestApp;
let port: number;
let serverSockets: Socket[] = [];
let clientSockets: Socket[] = [];

beforeAll(async () => {
  // The addresses of the header stand for many networks.
  test = await testApp({ TRUST_PROXY: '1' });
  test.app.server.on('connection', (socket) => serverSockets.push(socket));
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
});
beforeEach(() => {
  serverSockets = [];
  clientSockets = [];
});
afterEach(async () => {
  for (const socket of clientSockets) socket.destroy();
  await vi.waitUntil(() => serverSockets.every(({ destroyed }) => destroyed), patience);
});
afterAll(() => test.close());

interface UploadStart {
  bytes: number;
  from?: string;
  cookie?: string;
  path?: string;
  chunked?: boolean;
}

const formStart =
  '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';

/** Sends the headers and the first bytes of an upload; `reply` resolves with the status of an answer. */
function startUpload({ bytes, from = '203.0.113.1', cookie, path, chunked }: UploadStart) {
  const address = path ?? `/tickets/files?id=${crypto.randomUUID()}&name=a.txt`;
  const headers = {
    ...writeHeaders({ host: 'bac.localhost', 'x-forwarded-for': from }),
    'content-type': 'multipart/form-data; boundary=edge',
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }),
    ...(cookie && { cookie }),
  };
  const socket = connect(port, '127.0.0.1');
  clientSockets.push(socket);
  socket.on('error', () => {});
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api/v1${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(chunked ? `${formStart.length.toString(16)}\r\n${formStart}\r\n` : formStart);
  const reply = new Promise<number>((resolve) => {
    socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])));
    socket.once('close', () => resolve(0));
  });
  return { socket, reply };
}

/** Writes until the server no longer takes anything. */
async function pour(socket: Socket, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += chunk.length) {
    if (!socket.write(chunk)) {
      await Promise.race([
        new Promise((resolve) => socket.once('drain', resolve)),
        new Promise((resolve) => socket.once('close', resolve)),
      ]);
    }
  }
}

const bytesRead = (): number => serverSockets.reduce((sum, { bytesRead: bytes }) => sum + bytes, 0);

/** Starts the uploads, waits until that many are refused, in any order, and returns those. */
async function whenRefused(starts: UploadStart[], count: number): Promise<Socket[]> {
  const refused: Socket[] = [];
  for (const { socket, reply } of starts.map(startUpload)) {
    void reply.then((status) => status === 429 && refused.push(socket));
  }
  await vi.waitFor(() => expect(refused).toHaveLength(count), patience);
  return refused;
}

const repeat = (count: number, start: (index: number) => UploadStart): UploadStart[] =>
  Array.from({ length: count }, (_, index) => start(index));

describe('uploads at the same time', () => {
  it('have at most 96 megabytes from one network, and the rest is refused unread', async () => {
    const refused = await whenRefused(
      repeat(20, () => ({ bytes: 10 * megabyte })),
      11,
    );
    const before = bytesRead();
    await Promise.all(refused.map((socket) => pour(socket, 10 * megabyte)));
    // Each may read half a megabyte and what one read returns.
    expect(bytesRead() - before).toBeLessThan(11 * megabyte);
    expect(refused.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('have at most 128 megabytes from all networks', async () => {
    const refused = await whenRefused(
      repeat(20, (index) => ({ bytes: 10 * megabyte, from: `203.0.113.${index}` })),
      8,
    );
    expect(refused).toHaveLength(8);
  });

  it('count the addresses of one IPv6 customer as one network', async () => {
    const refused = await whenRefused(
      repeat(12, (index) => ({ bytes: 10 * megabyte, from: `2001:db8:1:2::${index}` })),
      3,
    );
    expect(refused).toHaveLength(3);
  });

  it('count ten megabytes if they do not announce their length', async () => {
    const refused = await whenRefused(
      repeat(12, () => ({ bytes: 0, chunked: true })),
      3,
    );
    expect(refused).toHaveLength(3);
  });

  it('are six at most from one account', async () => {
    const { cookie } = await newStudent(test);
    const refused = await whenRefused(
      repeat(9, (index) => ({ bytes: megabyte, cookie, from: `198.51.100.${index}` })),
      3,
    );
    expect(refused).toHaveLength(3);
  });

  it('make room for others when they break off', async () => {
    const refused = await whenRefused(
      repeat(12, () => ({ bytes: 10 * megabyte })),
      3,
    );
    expect(refused).toHaveLength(3);
    for (const socket of clientSockets) socket.destroy();
    await vi.waitFor(async () => {
      const { reply, socket } = startUpload({ bytes: 100 });
      socket.write(`${'x'.repeat(100)}`);
      expect(await reply).not.toBe(429);
    }, patience);
  });
});

const readMegabytesAfterRefusal = async (
  upload: ReturnType<typeof startUpload>,
  status: number,
): Promise<number> => {
  expect(await upload.reply).toBe(status);
  await pour(upload.socket, 10 * megabyte);
  return bytesRead() / megabyte;
};

describe('an upload over a limit is refused unread', () => {
  it('if it announces more bytes than the route accepts', async () => {
    const upload = startUpload({ bytes: 30 * megabyte });
    expect(await readMegabytesAfterRefusal(upload, 413)).toBeLessThan(1);
  });

  it('if the account has uploaded too many pictures in this hour', async () => {
    const student = await newStudent(test);
    const junk = Buffer.from(`${formStart}x\r\n--edge--\r\n`);
    const type = { 'content-type': 'multipart/form-data; boundary=edge' };
    for (let count = 0; count < 30; count += 1)
      await student.send('POST', '/id/avatar', junk, type);
    const { cookie } = student;
    const upload = startUpload({ bytes: 5 * megabyte, cookie, path: '/id/avatar' });
    expect(await readMegabytesAfterRefusal(upload, 429)).toBeLessThan(1);
  });
});
