import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { areas } from './areas.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './config.ts';
import { connect, type Database } from './platform/postgres/database.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { structureReader } from './bank/structure/structure-reader.ts';
import { startLiving } from './demo/living/live.ts';
import { diskFileStore } from './platform/files/file-store.ts';
import { purgeRateLimits } from './platform/http/limits/rate-limit.ts';
import { purgeUsedUuids } from './platform/http/replay-guard.ts';
import { rightsReader } from './platform/http/rights.ts';
import { sessionReader } from './platform/http/session.ts';
import { jobConnections, startJobs } from './platform/jobs/jobs.ts';
import { demoDeps } from './demo-deps.ts';
import { mailJob } from './platform/mail/mail.ts';
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts';
import { listScored } from './results/store.ts';
import { ScoreWaiters } from './results/scoring/score-waiters.ts';
import type { Services } from './services.ts';
import { closer, type Closable } from './platform/shutdown.ts';
import { openVault } from './platform/vault.ts';

export interface StartOptions {
  clock: Clock;
  say: (line: string) => void;
  /** The folder of the web build. */
  webFolder: string;
  /** Adds routes of a test server before it listens. */
  extend?: (app: FastifyInstance) => void;
}

export interface RunningServer {
  address: string;
  close(): Promise<void>;
}

/** Starts the database, migrations, jobs and HTTP, in this order. After an error it closes everything it has opened. */
export async function start(config: Config, options: StartOptions): Promise<RunningServer> {
  const { say } = options;
  const opened: Closable[] = [];
  const close = closer(opened, (line, error) => say(`${line}: ${String(error)}`));
  try {
    const address = await open(config, options, opened);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  config: Config,
  { clock, say, webFolder, extend }: StartOptions,
  opened: Closable[],
): Promise<string> {
  const dataDir = resolve(config.dataDir);
  const { db, jobsDb } = await openDatabase(config, dataDir, say, opened);
  const rights = rightsReader(db, clock, config);
  const services: Services = {
    config,
    clock,
    db,
    files: diskFileStore(join(dataDir, 'files')),
    rights,
    scorings: new ScoreWaiters((attempts) => listScored(db, attempts)),
    sessions: sessionReader(db, clock, rights),
    structure: structureReader(db, clock),
    vault: openVault(config, dataDir),
    readiness: { ready: true },
  };
  await migrate(db.$client, async () => {
    for (const area of areas) await area.seed?.(services, say);
  });

  const app = await buildApp(services, webFolder);
  extend?.(app);
  const mail = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport({ dataDir, production: config.production }, config.mailFrom, clock, say);
  // Jobs have their own connections, so that scoring continues under any load of requests.
  const jobServices: Services = { ...services, db: jobsDb };
  const jobs = await startJobs(jobsDb, app.log, [
    mailJob(mail, app.log),
    purgeUsedUuids(jobsDb, clock),
    purgeRateLimits(jobServices),
    ...areas.flatMap((area) => area.jobs?.(jobServices) ?? []),
  ]);
  opened.push({ name: 'jobs', close: () => jobs.stop() });
  for (const area of areas) {
    const started = await area.start?.(services, app.log);
    if (started) opened.push(started);
  }
  opened.push({ name: 'http', close: () => app.close() });
  opened.push({
    name: 'readiness',
    close: () => {
      services.readiness.ready = false;
      return setTimeout(config.drainSeconds * 1000);
    },
  });
  const address = await app.listen({ host: config.host, port: config.port });
  if (config.demoStudents > 0) {
    const stop = startLiving(demoDeps(services), config.demoStudents, (error, what) =>
      app.log.error({ err: error }, what),
    );
    opened.push({ name: 'the living demo', close: stop });
  }
  return address;
}

async function openDatabase(
  config: Config,
  dataDir: string,
  say: (line: string) => void,
  opened: Closable[],
): Promise<{ db: Database; jobsDb: Database }> {
  let url = config.databaseUrl;
  if (url === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir, say });
    opened.push({ name: 'the embedded database', close: () => embedded.stop() });
    url = embedded.url;
  }
  const logBroken = (error: Error): void => say(`A database connection broke: ${error.message}`);
  const connectWith = async (connections: number): Promise<Database> => {
    const db = await connect(url, connections, logBroken);
    opened.push({ name: 'database connections', close: () => db.$client.end() });
    return db;
  };
  return {
    db: await connectWith(config.databaseConnections),
    jobsDb: await connectWith(jobConnections),
  };
}
