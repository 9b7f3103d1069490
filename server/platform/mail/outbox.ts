import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoMail } from '@bac/contract/demo/demo.ts';
import type { Email } from './email.ts';

const folderIn = (dataDir: string): string => join(dataDir, 'outbox');

const maxListed = 50;

/** Writes an email as an .eml file for email clients and as JSON for the demo mailbox. */
export async function writeToOutbox(
  dataDir: string,
  email: Email,
  message: Buffer,
  sentAt: Date,
): Promise<string> {
  const folder = folderIn(dataDir);
  const id = `${sentAt.toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}`;
  const path = join(folder, `${id}.eml`);
  const demoMail: DemoMail = { id, ...email, sentAt: sentAt.toISOString() };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeAtomically(path, message);
  await writeAtomically(join(folder, `${id}.json`), JSON.stringify(demoMail));
  return path;
}

/** Readable by its owner alone, whatever the umask: emails carry links that reset passwords. */
async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content, { mode: 0o600 });
  await rename(`${path}.partial`, path);
}

/** Newest first: the file names start with the time. */
export async function listOutbox(dataDir: string): Promise<DemoMail[]> {
  const folder = folderIn(dataDir);
  const names = await Array.fromAsync(glob('*.json', { cwd: folder }));
  const newest = names.toSorted().toReversed().slice(0, maxListed);
  const texts = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as DemoMail);
}

/**
 * Removes the emails to a person and those that contain their id, because a real mail server would not have kept them. Emails
 * that only contain the same name stay, because it may be somebody else's.
 */
export async function removeFromOutbox(
  dataDir: string,
  person: { id: string; email: string },
): Promise<void> {
  const folder = folderIn(dataDir);
  for await (const name of glob('*.json', { cwd: folder })) {
    const text = await readFile(join(folder, name), 'utf8');
    const { to } = JSON.parse(text) as DemoMail;
    const isMatch = to.toLowerCase() === person.email.toLowerCase() || text.includes(person.id);
    if (!isMatch) continue;
    await rm(join(folder, name.replace(/json$/, 'eml')), { force: true });
    await rm(join(folder, name), { force: true });
  }
}
