import { open, rename, stat, type FileHandle } from 'node:fs/promises';
import type { DataFolder } from './data-folder/data-folder.ts';

const largest = 10 * 1024 * 1024;

/** The server's log, kept to one file of bounded size and its predecessor. */
export interface ServerLog {
  readonly fd: number;
  /** What has been written since the log was opened. */
  readNew(): Promise<string>;
  close(): Promise<void>;
}

export async function openServerLog({ log }: DataFolder): Promise<ServerLog> {
  const size = await sizeOf(log);
  if (size > largest) await rename(log, `${log}.1`);
  const file = await open(log, 'a+', 0o600);
  const start = (await file.stat()).size;
  return {
    fd: file.fd,
    readNew: () => readFrom(file, start),
    close: () => file.close(),
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function readFrom(file: FileHandle, start: number): Promise<string> {
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  return buffer.toString('utf8', 0, bytesRead);
}

/** One line for a person out of what the server, or initdb, wrote before it gave up. */
export function describeFailure({ root, log }: DataFolder, output: string): string {
  if (output.includes('No space left on device')) {
    return `The database cannot start: the disk of ${root} is full. Nothing is damaged; make room and start again.`;
  }
  const complaints = [...output.matchAll(/(?:FATAL|PANIC|error):\s+(\S.*)/g)].map(
    ([, words]) => words,
  );
  // Not what the server told somebody who knocked too early.
  const reason =
    complaints.findLast((words) => !words?.startsWith('the database system is')) ??
    output.trim().split('\n').at(-1);
  return `The database cannot start: ${reason || 'the server ended without a word'} (see ${log}).`;
}
