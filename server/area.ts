import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AttemptChanges } from './attempts/console/changes.ts';
import type { MakeFreshForm } from './attempts/tests/routes.ts';
import type { ReadTicketCounts } from './console/dashboard/routes.ts';
import type { Explainer } from './following/classes/results/question.ts';
import type { Mount } from './platform/http/mount.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';
import type { LiveStreams } from './platform/live/live-streams.ts';
import type { Closable } from './platform/shutdown.ts';
import type { Services } from './services.ts';
import type { PublicContent } from './site/content/public-content.ts';
import type { SettingsReader } from './site/settings/settings.ts';

/** Functions of one area that another one calls; `app.ts` wires them. */
export interface Ports {
  attemptChanges: AttemptChanges;
  explains: Explainer;
  makeFreshForm: MakeFreshForm;
  readTicketCounts: ReadTicketCounts;
}

export interface AreaContext {
  app: FastifyInstance;
  mount: Mount;
  services: Services;
  settings: SettingsReader;
  content: PublicContent;
  live: LiveStreams;
  ports: Ports;
}

/** The parts of an area that the server start needs; `areas.ts` lists all areas. */
export interface Area {
  routes(context: AreaContext): void;
  jobs?(services: Services): JobHandler[];
  /** Loads the seed content at every start, in the order of the list. */
  seed?(services: Services, say: (line: string) => void): Promise<unknown>;
  /** Runs before the server listens. The returned resource is closed when the process stops. */
  start?(services: Services, log: FastifyBaseLogger): Promise<Closable | undefined>;
}
