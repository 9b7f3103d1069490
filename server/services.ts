import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './platform/postgres/database.ts';
import type { StructureReader } from './bank/structure/structure-reader.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { RightsReader } from './platform/http/rights.ts';
import type { SessionReader } from './platform/http/session.ts';
import type { ScoreWaiters } from './results/scoring/score-waiters.ts';
import type { Vault } from './platform/vault.ts';

/** The dependencies that every feature receives. */
export interface Services {
  config: Config;
  clock: Clock;
  db: Database;
  files: FileStore;
  rights: RightsReader;
  scorings: ScoreWaiters;
  sessions: SessionReader;
  structure: StructureReader;
  vault: Vault;
  /** Becomes false when the process starts to shut down. */
  readiness: { ready: boolean };
}
