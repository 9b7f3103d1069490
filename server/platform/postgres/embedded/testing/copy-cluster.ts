import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { run } from '../launch/program.ts';

/** Copies a folder with its owners and modes. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { succeeded, output } = await run({ file: 'cp', args: ['-a', from, to], options: {} });
  if (!succeeded) throw new Error(output);
}

/** Creates a data folder like a first start and a stop, in a tenth of the time of initdb. */
export async function copyFreshCluster(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await copyFolder(inject('freshCluster'), join(dataDir, 'postgres'));
  return dataDir;
}
