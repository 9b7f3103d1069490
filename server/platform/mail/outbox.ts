import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoMail } from '@bac/contract/demo/demo.ts';
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

/**
 * What was written to somebody, or leads to them by their id: what a mail server would long have carried away. The same name in
 * a letter to another may be somebody else's.
 */
export async function removeFromOutbox(
  dataDir: string,
  person: { id: string; email: string },
): Promise<void> {
  const folder = folderIn(dataDir);
  for await (const name of glob('*.json', { cwd: folder })) {
    const letter = await readFile(join(folder, name), 'utf8');
    const { to } = JSON.parse(letter) as DemoMail;
    const isTheirs = to.toLowerCase() === person.email.toLowerCase() || letter.includes(person.id);
    if (!isTheirs) continue;
    await rm(join(folder, name.replace(/json$/, 'eml')), { force: true });
    await rm(join(folder, name), { force: true });
  }
}
