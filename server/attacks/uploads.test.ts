import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { newStudent, type Client } from '../testing/client.ts';
import { fileForm } from '../testing/tickets/tickets.ts';

/**
 * Polyglot files. Other tests cover wrong types, oversized files and decompression bombs: accounts/avatar, tickets/files,
 * bank/exchange/hostile-files.
 */

let test: TestApp;
let student: Client;

beforeAll(async () => {
  test = await testApp();
  student = await newStudent(test);
});
afterAll(() => test.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const html = '<!doctype html><script>stolen(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>stolen(1)</script></svg>';

const polyglots: [string, Buffer][] = [
  ['a picture with a page behind it', Buffer.concat([png, Buffer.from(html)])],
  ['a picture with a drawing behind it', Buffer.concat([png, Buffer.from(svg)])],
  ['a moving picture that is a script', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;stolen(1)`)],
  ['a document with a page in it', Buffer.from(`%PDF-1.7\n${html}\n%%EOF`)],
  ['a picture with a packed file behind it', Buffer.concat([png, Buffer.from('PK\x03\x04x')])],
];

const names = [
  'page.html',
  'a.svg',
  '../../etc/passwd',
  '..\\..\\x.exe',
  'a\r\nset-cookie: session=x',
  'a"; filename="b.html',
  'a\u202Egnp.exe',
  '\u0000.html',
  `${'x'.repeat(100)}.html`,
  'con',
];

async function attach(content: Buffer, name: string) {
  const { body, type } = fileForm(content);
  const id = crypto.randomUUID();
  const path = `/tickets/files?id=${id}&name=${encodeURIComponent(name)}`;
  const upload = await student.send('POST', path, body, { 'content-type': type });
  if (upload.statusCode !== 200) return { upload, reply: undefined };
  const about = { category: 'technical', attempt: null, visitor: null };
  const ticket = crypto.randomUUID();
  await student.send('POST', '/tickets', {
    id: ticket,
    subject: 'x',
    message: 'x',
    ...about,
    files: [id],
  });
  return { upload, reply: await student.send('GET', `/tickets/${ticket}/files/${id}`) };
}

describe('a polyglot file', () => {
  it.each(
    polyglots.flatMap(([what, content]) =>
      names.slice(0, 2).map((name) => [what, name, content] as const),
    ),
  )(
    '%s with the name %s is refused or served as an attachment of its detected type',
    async (_what, name, content) => {
      student = await newStudent(test);
      const { upload, reply } = await attach(content, name);
      expect([200, 415]).toContain(upload.statusCode);
      if (!reply) return;
      expect(reply.headers['content-type']).toMatch(/^(image\/(png|gif)|application\/pdf)$/);
      expect(reply.headers['content-disposition']).toMatch(
        /^attachment; filename="[^"]*\.(png|gif|pdf)"/,
      );
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.headers['content-security-policy']).toContain('sandbox');
    },
  );

  it.each(polyglots)(
    '%s becomes only a picture when uploaded as an avatar',
    async (_what, content) => {
      const someone = await newStudent(test);
      const { body, type } = fileForm(content);
      const reply = await someone.send('POST', '/id/avatar', body, { 'content-type': type });
      expect([200, 400, 415]).toContain(reply.statusCode);
      if (reply.statusCode !== 200) return;
      const served = await test.app.inject(reply.json().data.avatar);
      expect(served.headers['content-type']).toBe('image/webp');
      expect(served.rawPayload.includes('stolen')).toBe(false);
    },
  );
});

describe('a file name', () => {
  it.each(names)('such as %j cannot escape a folder or start a header', async (name) => {
    student = await newStudent(test);
    const { upload, reply } = await attach(png, name);
    expect([200, 400]).toContain(upload.statusCode);
    if (!reply) return;
    const disposition = String(reply.headers['content-disposition']);
    expect(disposition).toMatch(
      /^attachment; filename="[^"\r\n/\\]*\.png"; filename\*=UTF-8''[\w.%~!-]+$/,
    );
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each(names)('in the form is ignored: %j', async (name) => {
    const someone = await newStudent(test);
    const { body, type } = fileForm(png, name.replaceAll(/["\r\n]/g, ''));
    const reply = await someone.send('POST', '/id/avatar', body, { 'content-type': type });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.avatar).toMatch(/^\/files\/[0-9a-f]{64}-256\.webp$/);
  });
});
