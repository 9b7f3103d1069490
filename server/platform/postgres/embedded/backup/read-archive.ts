import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import {
  manifestName,
  parseManifest,
  BackupRefused,
  type BackupManifest,
} from './backup-manifest.ts';
import { syncFolder } from '../data-folder/durable-files.ts';

export interface InspectedArchive {
  readonly manifest: BackupManifest;
  /** The unpacked size. */
  readonly bytes: number;
}

/** Reads the whole archive and verifies its gzip checksums before any part of it is used. */
export async function inspectArchive(file: string): Promise<InspectedArchive> {
  let manifest: BackupManifest | undefined;
  let bytes = 0;
  const missing = new Set(requiredEntries);
  await eachEntry(file, async (header, content) => {
    if (manifest === undefined) {
      if (header.name !== manifestName) throw new BackupRefused('it was not made by this program');
      manifest = parseManifest(await text(content));
      return;
    }
    requireSafe(header);
    missing.delete(header.name);
    for await (const chunk of content) bytes += (chunk as Buffer).length;
  }).catch((error: Error) => {
    throw new BackupRefused(`${file} cannot be restored: ${whyUnreadable(error)}.`, {
      cause: error,
    });
  });
  if (manifest === undefined || missing.size > 0) {
    throw new BackupRefused(`${file} cannot be restored: it is not a whole backup.`);
  }
  return { manifest, bytes };
}

/** Unpacks an inspected archive and syncs everything to the disk. */
export async function unpackArchive(file: string, into: string): Promise<void> {
  const folders = new Set([into]);
  await eachEntry(file, async (header, content) => {
    if (header.name === manifestName) return void (await text(content));
    const path = join(into, header.name);
    const folder = header.type === 'directory' ? path : dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    folders.add(folder);
    if (header.type === 'directory') return;
    await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  }).catch((error: Error) => {
    throw new BackupRefused(`${file} cannot be unpacked: ${error.message}; nothing was changed.`, {
      cause: error,
    });
  });
  for (const folder of folders) await syncFolder(folder);
}

const requiredEntries = [
  'postgres/PG_VERSION',
  'postgres/backup_label',
  'postgres/global/pg_control',
];

async function eachEntry(
  file: string,
  visit: (header: Header, content: Readable) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const visited = (async () => {
    for await (const entry of tar) await visit(entry.header, entry as unknown as Readable);
  })();
  const read = pipeline(createReadStream(file), createGunzip(), tar as unknown as Writable);
  // If the visitor throws, its error is reported and not the resulting abort of the read.
  read.catch(() => undefined);
  await visited;
  await read;
}

/** Every entry of an archive must be inside the two expected folders. */
function requireSafe({ name, type }: Header): void {
  const segments = name.replace(/\/$/, '').split('/');
  const isInside = segments[0] === 'postgres' || segments[0] === 'files';
  const isPlain = segments.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..',
  );
  if (!isInside || !isPlain || (type !== 'file' && type !== 'directory')) {
    throw new BackupRefused(`it contains ${JSON.stringify(name)}, which no backup does`);
  }
}

function whyUnreadable(error: NodeJS.ErrnoException): string {
  if (error instanceof BackupRefused) return error.message;
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EACCES' || error.code === 'EISDIR') return 'it cannot be read as a file';
  return `it is damaged or not a backup (${error.message})`;
}
