import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TicketFile } from '@bac/contract/tickets/tickets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketFiles } from '../../db/tickets-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';
import { writeHeaders } from '../../testing/factories.ts';
import { fileForm, teamWrites } from '../../testing/tickets/tickets.ts';
import { purgeUnattachedFiles } from './files.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n%%EOF', 'latin1');
const program = Buffer.from(`MZ${'\x90\x00\x03\x00\x00\x00\x04'.repeat(40)}`, 'latin1');

const upload = (client: Client, content: Buffer, name: string, id: string = randomUUID()) => {
  const { body, type } = fileForm(content);
  const path = `/tickets/files?id=${id}&name=${encodeURIComponent(name)}`;
  return client.send('POST', path, body, { 'content-type': type });
};

const uploadFile = async (
  client: Client,
  content = png,
  name = 'screen.png',
): Promise<TicketFile> => (await upload(client, content, name)).json().data;

const open = async (client: Client, files: string[]) =>
  client.send('POST', '/tickets', {
    id: randomUUID(),
    subject: 'Ảnh chụp',
    category: 'technical',
    message: 'Xem ảnh',
    files,
    attempt: null,
    visitor: null,
  });

const rows = () => test.services.db.select().from(ticketFiles);

describe('a file for a ticket', () => {
  it.each([
    ['a picture', png, 'Ảnh màn hình.png', 'image/png', 'Ảnh màn hình.png'],
    ['a picture that calls itself a program', png, 'run.exe', 'image/png', 'run.exe.png'],
    ['a PDF', pdf, 'phiếu.pdf', 'application/pdf', 'phiếu.pdf'],
    ['plain text', Buffer.from('lỗi ở dòng 1\n'), 'nhật ký.log', 'text/plain', 'nhật ký.log'],
    ['text that begins like a picture', Buffer.from('BM là gì?'), 'a.txt', 'text/plain', 'a.txt'],
    [
      'HTML that calls itself text',
      Buffer.from('<script>1</script>'),
      'a.txt',
      'text/plain',
      'a.txt',
    ],
    ['a name that leads elsewhere', png, '../../etc/passwd', 'image/png', 'etc passwd.png'],
    ['a name written backwards', png, 'x\u202Egpj.exe', 'image/png', 'x gpj.exe.png'],
    ['a name of nothing', png, '..\u0000', 'image/png', 'file.png'],
  ])('accepts %s, under a safe name', async (_what, content, name, type, storedName) => {
    const student = await newStudent(test);
    const reply = await upload(student, content, name);
    expect(reply.json()).toMatchObject({ data: { type, name: storedName, size: content.length } });
  });

  it.each([
    ['a program, whatever it is called', program, 'holiday.png'],
    ['a program that calls itself text', program, 'a.txt'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.html'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
    ['SVG that calls itself a picture', Buffer.from('<svg onload="alert(1)"/>'), 'a.png'],
    ['a script', Buffer.from('@echo off\r\ndel *.*'), 'fix.bat'],
    ['a packed file', Buffer.from('PK\x03\x04\x14\x00', 'latin1'), 'all.zip'],
    ['text that is not UTF-8', Buffer.from([0x63, 0xe9, 0x21]), 'a.txt'],
    ['nothing', Buffer.alloc(0), 'a.txt'],
  ])('refuses %s', async (_what, content, name) => {
    const student = await newStudent(test);
    const reply = await upload(student, content, name);
    expect(reply.json()).toMatchObject({ code: 'FILE_NOT_ALLOWED' });
    expect(reply.statusCode).toBe(415);
  });

  it('refuses a file of 30 MB without holding it', async () => {
    const student = await newStudent(test);
    const reply = await upload(student, Buffer.alloc(30 * 1024 * 1024, 1), 'film.png');
    expect(reply.json().code).toBe('TOO_LARGE');
  });

  it('stores a file uploaded twice under one id once, and does not reveal whose an id is', async () => {
    const student = await newStudent(test);
    const id = randomUUID();
    const first = await upload(student, png, 'a.png', id);
    expect((await upload(student, png, 'a.png', id)).json()).toEqual(first.json());
    expect((await rows()).filter((row) => row.id === id)).toHaveLength(1);
    const other = await newStudent(test);
    expect((await upload(other, png, 'a.png', id)).json().code).toBe('TICKET_ID_TAKEN');
  });

  it('attaches a file to one message only, and only for its uploader', async () => {
    const student = await newStudent(test);
    const other = await newStudent(test);
    const file = await uploadFile(student);
    expect((await open(other, [file.id])).json().code).toBe('TICKET_FILE_UNKNOWN');
    expect((await open(student, [file.id])).statusCode).toBe(200);
    expect((await open(student, [file.id])).json().code).toBe('TICKET_FILE_UNKNOWN');
    expect((await open(student, [randomUUID()])).json().code).toBe('TICKET_FILE_UNKNOWN');
    expect((await student.get('/tickets')).total).toBe(1);
  });

  it('serves a file to its person as an inert download', async () => {
    const student = await newStudent(test);
    const html = Buffer.from('<script>alert(1)</script>');
    const file = await uploadFile(student, html, 'điểm "tốt".txt');
    const { id } = (await open(student, [file.id])).json().data;
    const [message] = (await student.get(`/tickets/${id}`)).messages;
    expect(message.files).toEqual([file]);
    const reply = await student.send('GET', `/tickets/${id}/files/${file.id}`);
    expect(reply.rawPayload).toEqual(html);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="_i_m t_t .txt"; filename*=UTF-8''%C4%91i%E1%BB%83m%20t%E1%BB%91t%20.txt`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('hides a file from other people, and the file of a note from the person', async () => {
    const student = await newStudent(test);
    const file = await uploadFile(student);
    const { id } = (await open(student, [file.id])).json().data;
    const other = await newStudent(test);
    const otherTicket = (await open(other, [])).json().data.id;
    for (const ticket of [id, otherTicket]) {
      const reply = await other.send('GET', `/tickets/${ticket}/files/${file.id}`);
      expect(reply.json()).toMatchObject({ code: 'TICKET_NOT_FOUND' });
    }
    const agent = await newStudent(test);
    const noteFile = await uploadFile(agent);
    await teamWrites(test, id, 'Xem này', {
      kind: 'note',
      files: [noteFile.id],
      agent: { id: agent.id, name: 'Đỗ Khánh Ly' },
    });
    const reply = await student.send('GET', `/tickets/${id}/files/${noteFile.id}`);
    expect(reply.statusCode).toBe(404);
    const [row] = (await rows()).filter((each) => each.id === file.id);
    expect((await test.app.inject(`/files/${row?.storedName}`)).statusCode).toBe(404);
  });

  it('recognizes a visitor’s upload by its IP address', async () => {
    const post = (
      url: string,
      payload: object | Buffer,
      headers: Record<string, string>,
      from: string,
    ) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1${url}`,
        headers: writeHeaders(headers),
        payload,
        remoteAddress: from,
      });
    const id = randomUUID();
    const { body, type } = fileForm(png);
    await post(`/tickets/files?id=${id}&name=a.png`, body, { 'content-type': type }, '10.1.0.1');
    const send = (from: string) =>
      post(
        '/tickets',
        {
          id: randomUUID(),
          subject: 'Ảnh',
          category: 'other',
          message: 'Đây',
          files: [id],
          attempt: null,
          visitor: { name: 'Hoa', email: `${randomUUID()}@example.com`, language: 'vi' },
        },
        {},
        from,
      );
    expect((await send('10.1.0.2')).json().code).toBe('TICKET_FILE_UNKNOWN');
    const { id: ticket, secret } = (await send('10.1.0.1')).json().data;
    const url = `/api/v1/tickets/${ticket}/files/${id}?secret=${secret}`;
    expect((await test.app.inject({ url, remoteAddress: '10.9.9.9' })).rawPayload).toEqual(png);
  });

  it('deletes unattached files after a day, from the disk too, and keeps the others', async () => {
    const student = await newStudent(test);
    const [tied, loose] = [await uploadFile(student), await uploadFile(student)];
    await open(student, [tied.id]);
    const storedName = (await rows()).find((row) => row.id === loose.id)!.storedName;
    const onDisk = async () =>
      readdir(join(test.services.config.dataDir, 'files', storedName.slice(0, 2)));
    await purgeUnattachedFiles(test.services);
    expect(await onDisk()).toContain(storedName);
    test.clock.turn(25 * 3_600_000);
    await purgeUnattachedFiles(test.services);
    expect(await onDisk()).not.toContain(storedName);
    expect((await rows()).map((row) => row.id)).not.toContain(loose.id);
    expect((await rows()).map((row) => row.id)).toContain(tied.id);
  });
});
