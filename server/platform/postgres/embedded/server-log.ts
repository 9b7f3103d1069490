import { open, rename, stat, type FileHandle } from 'node:fs/promises';
import type { DataFolder } from './data-folder/data-folder.ts';

const maxBytes = 10 * 1024 * 1024;

/** The server's log, with rotation to one old file. */
export interface ServerLog {
  readonly fd: number;
  /** Reads what has been written since the log was opened. */
  readNew(): Promise<string>;
  close(): Promise<void>;
}

export async function openServerLog({ log }: DataFolder): Promise<ServerLog> {
  const size = await sizeOf(log);
  if (size > maxBytes) await rename(log, `${log}.1`);
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

/** Turns the output of a failed server or initdb into one line for a person. */
export function describeFailure({ root, log }: DataFolder, output: string): string {
  if (output.includes('No space left on device')) {
    return `The database cannot start: the disk of ${root} is full. Nothing is damaged; make room and start again.`;
  }
  const complaints = [...output.matchAll(/(?:FATAL|PANIC|error):\s+(\S.*)/g)].map(
    ([, message]) => message,
  );
  // Skips the server's messages to clients that connected too early.
  const reason =
    complaints.findLast((message) => !message?.startsWith('the database system is')) ??
    output.trim().split('\n').at(-1);
  return `The database cannot start: ${reason || 'the server ended without a word'} (see ${log}).`;
}
