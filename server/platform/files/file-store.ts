import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

/** The only file types that uploads may have, detected from the bytes and not from the name. */
export const storableTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type StorableType = keyof typeof storableTypes;

export interface StoredFile {
  /** A hash of the content, so the same bytes are stored once and a name can be cached forever. */
  name: string;
  type: StorableType;
  size: number;
}

/** Storage for uploads. The disk today; an S3-compatible store can implement the same interface. */
export interface FileStore {
  /** Returns undefined if the bytes are not of an allowed type. */
  put(content: Buffer, allowed: readonly StorableType[]): Promise<StoredFile | undefined>;
  /** Stores a generated picture in one of its sizes; see `sizedName`. */
  putAs(name: string, content: Buffer): Promise<void>;
  /**
   * Stores private bytes of any type under a random name, which `/files` does not serve. The caller stores the name and decides
   * who may read them.
   */
  putPrivate(content: Buffer): Promise<string>;
  /** Stores a private stream too large for memory, under a name from `newPrivateName` that the caller has already stored. */
  putPrivateStream(name: string, content: AsyncIterable<string>): Promise<{ size: number }>;
  openPrivate(name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Returns undefined if there is no such file. */
  open(name: string): Promise<{ content: Readable; type: StorableType; size: number } | undefined>;
  /** Also removes partial files left by a killed process. */
  remove(name: string): Promise<void>;
}

const namePattern = /^[0-9a-f]{64}(-\d{2,4})?\.(jpg|png|gif|webp|pdf)$/;
const privateNamePattern = /^[0-9a-f]{64}\.kept$/;

/**
 * The name of one size of a picture. All sizes share a base of 64 random hexadecimal digits, so a known name leads to the
 * other sizes and no name can be guessed. The base is not a hash of the content: two people may choose the same picture,
 * and when one of them removes it, the other's must stay.
 */
export const sizedName = (base: string, size: number, type: StorableType): string =>
  `${base}-${size}.${storableTypes[type]}`;

export const newNameBase = (): string => randomBytes(32).toString('hex');

export const newPrivateName = (): string => `${newNameBase()}.kept`;

/** Detects the type from the bytes, never from the file name or the request header. */
export async function detectType(
  content: Buffer,
  allowed: readonly StorableType[],
): Promise<StorableType | undefined> {
  const detected = await fileTypeFromBuffer(content);
  return allowed.find((type) => type === detected?.mime);
}

export function diskFileStore(folder: string): FileStore {
  // The patterns allow no separator, so a name cannot escape the folder.
  const pathOf = (name: string, pattern: RegExp): string | undefined =>
    pattern.test(name) ? join(folder, name.slice(0, 2), name) : undefined;

  return {
    async put(content, allowed) {
      const type = await detectType(content, allowed);
      if (!type) return undefined;
      const name = `${createHash('sha256').update(content).digest('hex')}.${storableTypes[type]}`;
      await writeAtomically(join(folder, name.slice(0, 2)), name, content);
      return { name, type, size: content.length };
    },
    async putAs(name, content) {
      if (!namePattern.test(name)) throw new Error(`${name} is no name of a file`);
      await writeAtomically(join(folder, name.slice(0, 2)), name, content);
    },
    async putPrivate(content) {
      const name = newPrivateName();
      await writeAtomically(join(folder, name.slice(0, 2)), name, content);
      return name;
    },
    async putPrivateStream(name, content) {
      if (!privateNamePattern.test(name)) throw new Error(`${name} is no name of a kept file`);
      await writeAtomically(join(folder, name.slice(0, 2)), name, content);
      const { size } = await stat(join(folder, name.slice(0, 2), name));
      return { size };
    },
    openPrivate: (name) => read(pathOf(name, privateNamePattern)),
    async open(name) {
      const type = (Object.keys(storableTypes) as StorableType[]).find((candidate) =>
        name.endsWith(`.${storableTypes[candidate]}`),
      );
      const found = type && (await read(pathOf(name, namePattern)));
      return found && { ...found, type };
    },
    async remove(name) {
      const path = pathOf(name, namePattern) ?? pathOf(name, privateNamePattern);
      if (!path) return;
      await rm(path, { force: true });
      const parent = dirname(path);
      for await (const partial of glob(`${name}.*.partial`, { cwd: parent })) {
        await rm(join(parent, partial), { force: true });
      }
    },
  };
}

async function read(path: string | undefined) {
  const found = path && (await stat(path).catch(() => undefined));
  return path && found ? { content: createReadStream(path), size: found.size } : undefined;
}

/** Writes and syncs a temporary file, then renames it, so that nobody reads a partial file. */
async function writeAtomically(
  folder: string,
  name: string,
  content: Buffer | AsyncIterable<string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${name}.${crypto.randomUUID()}.partial`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(temporary, join(folder, name));
  } catch (error) {
    await file.close();
    await rm(temporary, { force: true });
    throw error;
  }
}
