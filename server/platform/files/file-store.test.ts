import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore, type FileStore } from './file-store.ts';

let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-files-'));
  files = diskFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('diskFileStore', () => {
  it('returns the bytes and the type detected from them', async () => {
    const stored = await files.put(png, ['image/png']);
    const opened = await files.open(String(stored?.name));
    expect(opened).toMatchObject({ type: 'image/png', size: png.length });
    expect(opened && (await buffer(opened.content))).toEqual(png);
  });

  it('stores the same bytes once', async () => {
    const [one, two] = await Promise.all([
      files.put(png, ['image/png']),
      files.put(png, ['image/png']),
    ]);
    expect(one).toEqual(two);
    const storedNames = await readdir(join(folder, String(one?.name.slice(0, 2))));
    expect(storedNames).toEqual([one?.name]);
  });

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF where only PNG is allowed', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, content) => {
    expect(await files.put(content, ['image/png'])).toBeUndefined();
  });

  it.each([
    '../../etc/passwd',
    '..',
    '',
    'a.png',
    `${'0'.repeat(64)}.png/../x`,
    `${'0'.repeat(64)}.exe`,
  ])('finds no file for the name "%s"', async (name) => {
    expect(await files.open(name)).toBeUndefined();
    await files.remove(name);
  });

  it('removes a file, and removing it again does nothing', async () => {
    const stored = await files.put(png, ['image/png']);
    await files.remove(String(stored?.name));
    await files.remove(String(stored?.name));
    expect(await files.open(String(stored?.name))).toBeUndefined();
  });
});
