import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { structureReader } from '../bank/structure/structure-reader.ts';
import { diskFileStore } from '../platform/files/file-store.ts';
import { rightsReader } from '../platform/http/rights.ts';
import { sessionReader } from '../platform/http/session.ts';
import { listScored } from '../results/store.ts';
import { ScoreWaiters } from '../results/scoring/score-waiters.ts';
import type { Services } from '../services.ts';
import { createVault } from '../platform/vault.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { fixedClock, type TurnableClock } from './turnable-clock.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  clock: TurnableClock;
  database: TestDatabase;
  close(): Promise<void>;
}

/** The app on its own database. It does not listen; tests send requests with `app.inject`. */
export async function testApp(env: Record<string, string> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'bac-app-'));
  const database = await testDatabase();
  const clock = fixedClock();
  const services = servicesOn(database, clock, { DATA_DIR: folder, LOG_LEVEL: 'silent', ...env });
  const app = await buildApp(services, join(folder, 'no-web'));
  return {
    app,
    services,
    clock,
    database,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces the key file that the processes of a data folder share. */
const sharedKey = Buffer.alloc(32, 'bac');

/** Creates services on a database. A second set simulates another process, because it shares nothing in memory. */
export function servicesOn(
  { db }: TestDatabase,
  clock: TurnableClock,
  env: Record<string, string>,
): Services {
  // A clock that stands still refills no limit.
  const config = readConfig({ REQUESTS_PER_MINUTE: '10000000', ...env });
  const rights = rightsReader(db, clock, config);
  return {
    config,
    clock,
    db,
    files: diskFileStore(join(config.dataDir, 'files')),
    rights,
    scorings: new ScoreWaiters((attempts) => listScored(db, attempts)),
    sessions: sessionReader(db, clock, rights),
    structure: structureReader(db, clock),
    vault: createVault(config.secretKey ?? sharedKey, config.previousSecretKey),
    readiness: { ready: true },
  };
}
