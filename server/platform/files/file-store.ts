import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';

/** The only kinds of file that are ever kept; anything else is refused, whatever its name claims. */
export const storableTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;

export type StorableType = keyof typeof storableTypes;

export interface StoredFile {
  /** Made from the content, so the same bytes are kept once and a name can be cached for ever. */
  name: string;
  type: StorableType;
  size: number;
}

/** Where uploads live. The disk today; an S3-compatible store can stand behind the same few lines. */
export interface FileStore {
  /** The stored file, or undefined when the bytes are not of an allowed type. */
  put(content: Buffer, allowed: readonly StorableType[]): Promise<StoredFile | undefined>;
  /** For bytes of our own making that go by a family of names: see `sizedName`. */
  putAs(name: string, content: Buffer): Promise<void>;
  /**
   * For what only some may read: any bytes, under a random name of their own that `/files` does not answer to. What they are and
   * who may have them is the business of whoever keeps the name.
   */
  keep(content: Buffer): Promise<string>;
  /** The same for what is too large to be held at once, under a name (see `newKeptName`) that was written down before. */
  keepAll(name: string, content: AsyncIterable<string>): Promise<{ size: number }>;
  openKept(name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** The file's bytes, or undefined when there is no such file. */
  open(name: string): Promise<{ content: Readable; type: StorableType; size: number } | undefined>;
  /** Also what a process that was killed left half written. */
  remove(name: string): Promise<void>;
}

const namePattern = /^[0-9a-f]{64}(-\d{2,4})?\.(jpg|png|gif|webp|pdf)$/;
const keptPattern = /^[0-9a-f]{64}\.kept$/;

/**
 * The name of one size of a picture. All sizes share a base of 64 random hexadecimal digits, so who knows one finds the
 * others and nobody guesses any. The base is not made from the content: two people may choose the same picture, and when
 * one of them removes it, the other's must stay.
 */
export const sizedName = (base: string, size: number, type: StorableType): string =>
  `${base}-${size}.${storableTypes[type]}`;

export const newBase = (): string => randomBytes(32).toString('hex');

export const newKeptName = (): string => `${newBase()}.kept`;

/** Judged by the bytes, never by the name or the header that came with them. */
export async function judgeType(
  content: Buffer,
  allowed: readonly StorableType[],
): Promise<StorableType | undefined> {
  const judged = await fileTypeFromBuffer(content);
  return allowed.find((type) => type === judged?.mime);
}

export function diskFileStore(folder: string): FileStore {
  // The patterns let no separator through, so a name can never lead out of the folder.
  const pathOf = (name: string, pattern: RegExp): string | undefined =>
    pattern.test(name) ? join(folder, name.slice(0, 2), name) : undefined;

  return {
    async put(content, allowed) {
      const type = await judgeType(content, allowed);
      if (!type) return undefined;
      const name = `${createHash('sha256').update(content).digest('hex')}.${storableTypes[type]}`;
      await writeWhole(join(folder, name.slice(0, 2)), name, content);
      return { name, type, size: content.length };
    },
    async putAs(name, content) {
      if (!namePattern.test(name)) throw new Error(`${name} is no name of a file`);
      await writeWhole(join(folder, name.slice(0, 2)), name, content);
    },
    async keep(content) {
      const name = newKeptName();
      await writeWhole(join(folder, name.slice(0, 2)), name, content);
      return name;
    },
    async keepAll(name, content) {
      if (!keptPattern.test(name)) throw new Error(`${name} is no name of a kept file`);
      await writeWhole(join(folder, name.slice(0, 2)), name, content);
      const { size } = await stat(join(folder, name.slice(0, 2), name));
      return { size };
    },
    openKept: (name) => read(pathOf(name, keptPattern)),
    async open(name) {
      const type = (Object.keys(storableTypes) as StorableType[]).find((known) =>
        name.endsWith(`.${storableTypes[known]}`),
      );
      const found = type && (await read(pathOf(name, namePattern)));
      return found && { ...found, type };
    },
    async remove(name) {
      const path = pathOf(name, namePattern) ?? pathOf(name, keptPattern);
      if (!path) return;
      await rm(path, { force: true });
      const beside = dirname(path);
      for await (const half of glob(`${name}.*.partial`, { cwd: beside })) {
        await rm(join(beside, half), { force: true });
      }
    },
  };
}

async function read(path: string | undefined) {
  const found = path && (await stat(path).catch(() => undefined));
  return path && found ? { content: createReadStream(path), size: found.size } : undefined;
}

/** Under a temporary name first, on the disk before it is renamed: nobody ever reads half a file. */
async function writeWhole(
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
