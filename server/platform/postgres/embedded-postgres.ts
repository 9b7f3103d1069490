import { findBinaries } from './embedded/launch/binaries.ts';
import { urlOf } from './embedded/connection.ts';
import { explain, openDataFolder } from './embedded/data-folder/data-folder.ts';
import type { Say } from './embedded/say-if-slow.ts';
import { Supervisor } from './embedded/supervisor.ts';

export { DatabaseUnavailable } from './embedded/database-unavailable.ts';

export interface EmbeddedPostgres {
  /** For `new pg.Pool({ connectionString })`; it stays valid after a restart of the server. */
  readonly url: string;
  /** Releases this process's lease; the last process on the folder stops the server. */
  stop(): Promise<void>;
}

/**
 * Runs a real PostgreSQL server in the data folder, or joins the one that already runs there. The server survives a killed
 * process, and the next process joins it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** Receives one line for each delay, for the person at the terminal. */
  say: Say;
}): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const folder = await openDataFolder(options.dataDir);
  const supervisor = new Supervisor(folder, binaries, options.say);
  await supervisor.start().catch((error: unknown) => {
    throw explain(folder.root, error);
  });
  return { url: urlOf(folder.socketFolder), stop: () => supervisor.stop() };
}
