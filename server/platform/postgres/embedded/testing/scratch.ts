import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../server.ts';

interface Context {
  onTestFinished(remove: () => Promise<void>): void;
}

/** Creates a folder for one test. After the test it stops the servers of all data folders in it and removes it. */
export async function makeScratch({ onTestFinished }: Context): Promise<string> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'bac-embedded-')));
  // Open like the usual parents of data folders; other tests cover closed ones.
  await chmod(scratch, 0o755);
  onTestFinished(async () => {
    const names = await readdir(scratch);
    await Promise.all(names.map((name) => stop({ cluster: join(scratch, name, 'postgres') })));
    await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return scratch;
}
