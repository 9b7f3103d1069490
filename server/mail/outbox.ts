import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoMail } from '@bac/contract/demo.ts';
import type { Letter } from './letter.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'outbox');

const shownAtMost = 50;

/** A letter as any mail program opens it, and beside it as the demo's mailbox shows it. */
export async function writeToOutbox(
  dataDir: string,
  letter: Letter,
  message: Buffer,
  sentAt: Date,
): Promise<string> {
  const folder = folderIn(dataDir);
  const id = `${sentAt.toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}`;
  const path = join(folder, `${id}.eml`);
  const shown: DemoMail = { id, ...letter, sentAt: sentAt.toISOString() };
  await mkdir(folder, { recursive: true });
  await writeWhole(path, message);
  await writeWhole(join(folder, `${id}.json`), JSON.stringify(shown));
  return path;
}

async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}

/** Newest first: the names begin with the time. */
export async function listOutbox(dataDir: string): Promise<DemoMail[]> {
  const folder = folderIn(dataDir);
  const names = await Array.fromAsync(glob('*.json', { cwd: folder }));
  const newest = names.toSorted().toReversed().slice(0, shownAtMost);
  const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as DemoMail);
}
