import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newStudent, type Client } from '../../testing/client.ts';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const boundary = 'the-edge';

const form = (...files: { content: Buffer; field?: string }[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ content, field = 'file' }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const post = (client: Client, body: Buffer) =>
  client.send('POST', '/id/avatar', body, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });

const upload = (client: Client, content: Buffer) => post(client, form({ content }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#27336D' } });

const open = (url: string) => test.app.inject({ url });

/** Builds a PNG chunk: length, name, data and checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Builds a decompression bomb: pixels of one color compress to a few kilobytes that would unpack to gigabytes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, grayscale.
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('uploading a picture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)(
    'stores a %s picture as squares of three sizes that everyone can see',
    async (format) => {
      const student = await newStudent(test);
      const reply = await upload(student, await picture(300, 200).toFormat(format).toBuffer());
      const { avatar } = reply.json().data;
      expect(avatar).toMatch(/^\/files\/[0-9a-f]{64}-256\.webp$/);
      for (const size of [64, 256, 512]) {
        const file = await open(avatar.replace('-256.', `-${size}.`));
        expect(file.headers['content-type']).toBe('image/webp');
        const metadata = await sharp(file.rawPayload).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width: size, height: size });
      }
      const info = await student.get('/id/account/info');
      expect(info).toMatchObject({ accountId: student.id, avatar });
    },
  );

  it('rotates a picture upright and removes its location', async () => {
    const student = await newStudent(test);
    // The upper third is red, the rest blue, and the EXIF orientation says to rotate the image by 180 degrees.
    const red = { create: { width: 90, height: 30, channels: 3, background: '#f00' } } as const;
    const content = await picture(90, 90)
      .composite([{ input: red, gravity: 'north' }])
      .withExif({ IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).orientation).toBe(3);
    const { avatar } = (await upload(student, content)).json().data;
    const drawn = sharp((await open(avatar)).rawPayload);
    expect((await drawn.metadata()).exif).toBeUndefined();
    const [topPixel] = await drawn
      .extract({ left: 128, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(topPixel).toBeLessThan(100);
  });

  it('keeps only the first frame of an animation', async () => {
    const student = await newStudent(test);
    const frames = await Promise.all([0, 1].map(() => picture(20, 20).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { avatar } = (await upload(student, animated)).json().data;
    const { pages } = await sharp((await open(avatar)).rawPayload).metadata();
    expect(pages ?? 1).toBe(1);
  });

  it('replaces the old picture and deletes its files', async () => {
    const student = await newStudent(test);
    const content = await picture(20, 20).png().toBuffer();
    const first = (await upload(student, content)).json().data.avatar;
    const second = (await upload(student, content)).json().data.avatar;
    expect(second).not.toBe(first);
    const statuses = await Promise.all(
      [first, second].map(async (url) => (await open(url)).statusCode),
    );
    expect(statuses).toEqual([404, 200]);
    expect((await open(first.replace('-256.', '-64.'))).statusCode).toBe(404);
  });

  it('removes a picture; removing it twice is harmless', async () => {
    const student = await newStudent(test);
    const { avatar } = (await upload(student, await picture(9, 9).png().toBuffer())).json().data;
    expect((await student.send('DELETE', '/id/avatar')).statusCode).toBe(200);
    expect((await student.send('DELETE', '/id/avatar')).statusCode).toBe(200);
    expect((await student.get('/id/profile')).avatar).toBeNull();
    expect((await open(avatar)).statusCode).toBe(404);
  });

  it.each([
    ['HTML that calls itself a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a picture that unpacks to 900 million pixels', bomb(30_000)],
  ])('refuses an upload that is %s', async (_name, content) => {
    const student = await newStudent(test);
    const reply = await upload(student, content);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'NOT_AN_IMAGE',
      message: 'Please select an image file',
    });
    expect((await student.get('/id/profile')).avatar).toBeNull();
  });

  it('accepts at most 5 MB', async () => {
    const student = await newStudent(test);
    const maxBytes = 5 * 1024 * 1024;
    const small = await picture(20, 20).jpeg().toBuffer();
    // Decoders ignore data after the end of a JPEG.
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await upload(student, padded(maxBytes))).statusCode).toBe(200);
    for (const size of [maxBytes + 1, 6 * 1024 * 1024]) {
      const reply = await upload(student, padded(size));
      expect(reply.statusCode).toBe(413);
      expect(reply.json().code).toBe('TOO_LARGE');
    }
  });
});

describe('multipart forms', () => {
  const content = Buffer.from('GIF89a');
  it.each([
    ['two files', form({ content }, { content }), 'has too many entries'],
    ['no file', form(), 'can not empty'],
    ['a file by another name', form({ content, field: 'picture' }), 'can not empty'],
  ])('refuses a form with %s', async (_name, body, message) => {
    const reply = await post(await newStudent(test), body);
    expect(reply.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      errors: [{ path: 'file', message }],
    });
  });

  it('refuses a truncated form', async () => {
    const reply = await post(await newStudent(test), form({ content }).subarray(0, 90));
    expect(reply.statusCode).toBe(400);
  });

  it('refuses a form instead of JSON, and JSON instead of a form', async () => {
    const student = await newStudent(test);
    const json = await student.send('POST', '/id/avatar', { file: 'x' });
    const wrong = await student.send('PATCH', '/id/profile', form({ content }), {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect([json, wrong].map((reply) => reply.json().code)).toEqual([
      'UNSUPPORTED_TYPE',
      'UNSUPPORTED_TYPE',
    ]);
  });
});
