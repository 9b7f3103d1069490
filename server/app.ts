import { randomUUID } from 'node:crypto';
import type { Site } from '@bac/contract/site/settings.ts';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { makeFreshForm } from './bank/forms/fresh-form.ts';
import { publicContent } from './site/content/public-content.ts';
import { serveFiles } from './platform/files/routes.ts';
import { acceptJsonOnly } from './platform/http/body/json-body.ts';
import { serveDocs } from './platform/http/openapi/docs.ts';
import { answerFailure } from './platform/http/errors.ts';
import { answerLoopbackOnly } from './platform/http/loopback-only.ts';
import { loggerOptions, logResponses } from './platform/http/logging/logging.ts';
import { serveMetrics } from './platform/http/logging/metrics.ts';
import { mounter } from './platform/http/mount.ts';
import { requestLimit } from './platform/http/limits/request-limit.ts';
import { replayGuard } from './platform/http/replay-guard.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { compileSerializer } from './platform/http/body/serialization.ts';
import { liveStreams } from './platform/live/live-streams.ts';
import { servePages } from './platform/pages/routes.ts';
import { isChangeRecorded, recordChange } from './results/changes.ts';
import { solutionOf, textsOf } from './results/solution.ts';
import { settingsReader, siteOf } from './site/settings/settings.ts';
import { sumAllBytes } from './tickets/conversation/file-room.ts';
import { readTicketSummary } from './tickets/desk/ticket-counts.ts';
import { acceptUploads } from './platform/http/body/upload.ts';
import { compileValidator } from './platform/http/body/validation.ts';
import type { Ports } from './area.ts';
import { areas } from './areas.ts';
import type { Services } from './services.ts';

const seconds = 1000;

/** Builds the HTTP server from the services; it does not listen yet. */
export async function buildApp(services: Services, webFolder: string): Promise<FastifyInstance> {
  const { config, db, clock, sessions } = services;
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 256 * 1024,
    // Disconnects slow clients.
    requestTimeout: 30 * seconds,
    http: { headersTimeout: 15 * seconds, connectionsCheckingInterval: 5 * seconds },
    connectionTimeout: 60 * seconds,
    keepAliveTimeout: 72 * seconds,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerFailure,
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler(answerFailure);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  acceptJsonOnly(app);
  // During shutdown, current and new requests are still served, and their connections close after the reply.
  app.addHook('onSend', async (_request, reply) => {
    if (!services.readiness.ready) reply.header('connection', 'close');
  });
  logResponses(app);
  serveMetrics(app, config.metricsToken, async () => ({
    usedBytes: await sumAllBytes(db),
    quotaBytes: config.ticketFileBytes,
  }));
  setSecurityHeaders(app, config);
  if (config.demo) answerLoopbackOnly(app);
  await app.register(cookie);
  await acceptUploads(app);

  const mount = mounter(app, {
    sessions,
    https: config.https,
    countRequest: requestLimit(clock, config.requestsPerMinute),
    useOnce: replayGuard(db, clock),
  });
  const settings = settingsReader(services);
  const content = publicContent(services);
  const live = liveStreams(db, {
    onError: (error) => app.log.error({ err: error }, 'live notices are not heard'),
  });
  // Runs before the server waits for connections to end, because streams do not end by themselves.
  app.addHook('preClose', () => live.stop());
  const ports: Ports = {
    // Changes by the team are recorded and notified in the results area.
    attemptChanges: { isRecorded: isChangeRecorded, record: recordChange },
    explains: { solutionOf, textsOf },
    makeFreshForm: (accountId, request) => makeFreshForm(services, accountId, request),
    readTicketCounts: (reader, now) => readTicketSummary(reader, now, config.ticketFileBytes),
  };
  for (const area of areas) area.routes({ app, mount, services, settings, content, live, ports });

  serveFiles(app, services.files);

  serveDocs(app);
  const site = async (): Promise<Site> => {
    const structure = (await services.structure.read()).customStructure();
    return { ...siteOf(await settings.read()), ...(structure && { structure }) };
  };
  await servePages(app, services, webFolder, { site, content });
  return app;
}
