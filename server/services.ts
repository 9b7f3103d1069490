import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { StructureReader } from './db/structure.ts';
import type { FileStore } from './files/file-store.ts';
import type { RightsReader } from './http/rights.ts';
import type { SessionReader } from './http/session.ts';
import type { Scorings } from './jobs/scorings.ts';
import type { Vault } from './vault.ts';

/** What a feature is handed; it reaches for nothing else. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  files: FileStore;
  rights: RightsReader;
  scorings: Scorings;
  sessions: SessionReader;
  structure: StructureReader;
  vault: Vault;
  /** Turns false when the process begins to shut down. */
  readiness: { ready: boolean };
}
