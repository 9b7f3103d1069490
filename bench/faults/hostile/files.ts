import { deflateSync, crc32 } from 'node:zlib';

const megabyte = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black picture that is small as a file and large when it is unpacked. */
function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const withStart = (start: Buffer, bytes: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(bytes - start.length)]);

export const formType = 'multipart/form-data; boundary=edge';

const part = (headers: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--edge\r\n${headers}\r\n\r\n`), content, Buffer.from('\r\n')]);
const end = Buffer.from('--edge--\r\n');
const fileHeader = 'content-disposition: form-data; name="file"; filename="a.png"';

export const form = (content: Buffer): Buffer => Buffer.concat([part(fileHeader, content), end]);

/** Forms with a file that is hard to read, and forms that are hard to read themselves. */
export function hostileForms(maxBytes: number): Record<string, Buffer> {
  const room = maxBytes - 4096;
  const small = picture(6000, 6600);
  return {
    'a picture of 40 million pixels': form(small),
    'a picture of 10,000 million pixels': form(picture(100_000, 100_000).subarray(0, 2 * megabyte)),
    'a picture with megabytes behind it': form(withStart(small, room)),
    'a picture that ends early': form(small.subarray(0, small.length / 2)),
    'a GIF of zeros': form(withStart(Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'), room)),
    'a PDF of zeros': form(withStart(Buffer.from('%PDF-1.7\n'), room)),
    'a text of accents': form(Buffer.from('a\u0301\u0323'.repeat(room / 5))),
    'a form of 20,000 parts': Buffer.concat([
      ...Array.from({ length: 20_000 }, (_, at) =>
        part(`content-disposition: form-data; name="f${at}"`, Buffer.from('x')),
      ),
      end,
    ]),
    'a form with a header of a megabyte': Buffer.concat([
      part(`${fileHeader}\r\nx: ${'a'.repeat(megabyte)}`, small),
      end,
    ]),
    'a form that is nearly its own boundary': Buffer.from('\r\n--edg'.repeat(room / 7)),
  };
}
