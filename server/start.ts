import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { seedDemoAccounts } from './accounts/demo-accounts.ts';
import { purgeExpired } from './accounts/purge-expired.ts';
import { liftSuspensions } from './accounts/admin/lift-suspensions.ts';
import { resetLinkJob } from './accounts/password-reset.ts';
import { buildApp } from './app.ts';
import { settleAttempts } from './attempts/routes.ts';
import { loadFoundingBank } from './bank/founding-bank.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { loadFoundingContent } from './content/founding-content.ts';
import { connect, type Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { structureReader } from './db/structure.ts';
import { diskFileStore } from './files/file-store.ts';
import { purgeRateLimits } from './http/rate-limit.ts';
import { purgeUsedUuids } from './http/replay-guard.ts';
import { rightsReader } from './http/rights.ts';
import { sessionReader } from './http/session.ts';
import { startJobs } from './jobs/jobs.ts';
import { mailJob } from './mail/mail.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import { expandBroadcastJob } from './notifications/expand-broadcast.ts';
import { tellChangeJob } from './notifications/tell-change.ts';
import { tellResultJob } from './notifications/tell-result.ts';
import { rescoreJob } from './results/rescore.ts';
import { purgeShares } from './results/purge-shares.ts';
import { scoreJob, scoreMissing } from './results/score-completed.ts';
import type { Services } from './services.ts';
import { calibrateHandler, resumeCalibrations } from './statistics/calibrate-job.ts';
import { reckonHandler } from './statistics/reckon.ts';
import { closer, type Opened } from './shutdown.ts';

export interface Surroundings {
  clock: Clock;
  say: (line: string) => void;
  /** Where the built web application is. */
  webFolder: string;
  /** Adds what only a test server has, before it listens. */
  extend?: (app: FastifyInstance) => void;
}

export interface Running {
  address: string;
  close(): Promise<void>;
}

/** Database, schema, jobs, HTTP, in that order; if one fails, what is open already is closed again. */
export async function start(config: Config, surroundings: Surroundings): Promise<Running> {
  const { say } = surroundings;
  const opened: Opened[] = [];
  const close = closer(opened, (line, error) => say(`${line}: ${String(error)}`));
  try {
    const address = await open(config, surroundings, opened);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  config: Config,
  { clock, say, webFolder, extend }: Surroundings,
  opened: Opened[],
): Promise<string> {
  const dataDir = resolve(config.dataDir);
  const db = await openDatabase(config, dataDir, say, opened);
  const rights = rightsReader(db, clock);
  const services: Services = {
    config,
    clock,
    db,
    files: diskFileStore(join(dataDir, 'files')),
    rights,
    sessions: sessionReader(db, clock, rights),
    structure: structureReader(db, clock),
    readiness: { ready: true },
  };
  await migrate(db.$client, () => seed(services, say));

  const app = await buildApp(services, webFolder);
  extend?.(app);
  const mail = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(dataDir, config.mailFrom, clock, say);
  const jobs = await startJobs(db, app.log, [
    mailJob(mail),
    resetLinkJob(services),
    purgeExpired(services),
    purgeShares(services),
    liftSuspensions(services),
    purgeUsedUuids(db, clock),
    purgeRateLimits(services),
    settleAttempts(services),
    scoreJob(services),
    tellResultJob(services),
    tellChangeJob(services),
    rescoreJob(services),
    expandBroadcastJob(services),
    reckonHandler(services),
    calibrateHandler(services),
  ]);
  opened.push({ name: 'jobs', close: () => jobs.stop() });
  await scoreMissing(services);
  await resumeCalibrations(services);
  opened.push({ name: 'http', close: () => app.close() });
  opened.push({
    name: 'readiness',
    close: () => {
      services.readiness.ready = false;
      return setTimeout(config.drainSeconds * 1000);
    },
  });
  return app.listen({ host: config.host, port: config.port });
}

async function seed(services: Services, say: (line: string) => void): Promise<void> {
  const { unchanged } = await loadFoundingBank(services);
  if (unchanged.length > 0) {
    say(`Changed without a new version, so kept as stored: ${unchanged.join(', ')}`);
  }
  await loadFoundingContent(services);
  if (services.config.demo) await seedDemoAccounts(services);
}

async function openDatabase(
  config: Config,
  dataDir: string,
  say: (line: string) => void,
  opened: Opened[],
): Promise<Database> {
  let url = config.databaseUrl;
  if (url === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir, say });
    opened.push({ name: 'the embedded database', close: () => embedded.stop() });
    url = embedded.url;
  }
  const db = await connect(url, config.databaseConnections, (error) =>
    say(`A database connection broke: ${error.message}`),
  );
  opened.push({ name: 'database connections', close: () => db.$client.end() });
  return db;
}
