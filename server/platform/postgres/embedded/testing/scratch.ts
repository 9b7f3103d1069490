import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../server.ts';

interface Context {
  onTestFinished(remove: () => Promise<void>): void;
}

/** A folder for one test. Afterwards every server on a data folder right below it is stopped, and it is removed. */
export async function makeScratch({ onTestFinished }: Context): Promise<string> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'bac-embedded-')));
  // As open as the places where data folders lie; what a closed one changes is tested on purpose.
  await chmod(scratch, 0o755);
  onTestFinished(async () => {
    const names = await readdir(scratch);
    await Promise.all(names.map((name) => stop({ cluster: join(scratch, name, 'postgres') })));
    await rm(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  return scratch;
}
