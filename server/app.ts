import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { mountUsers } from './accounts/admin/routes.ts';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { mountProfile } from './accounts/profile-routes.ts';
import type { KnowsPlaces } from './accounts/register.ts';
import { requirePassword } from './accounts/require-password.ts';
import { mountRegistration } from './accounts/registration-routes.ts';
import { mountAccounts } from './accounts/routes.ts';
import { mountTwoStep } from './accounts/two-step/routes.ts';
import { newNotMeLink } from './accounts/two-step/not-me-link.ts';
import { mountAssembly } from './bank/assembly/routes.ts';
import { Attempts } from './attempts/attempts.ts';
import { mountAttempts } from './attempts/routes.ts';
import { mountAudit } from './console/audit/routes.ts';
import { mountBank } from './bank/admin-routes.ts';
import { mountExchange } from './bank/exchange/routes.ts';
import { acceptParameters } from './bank/accept-parameters.ts';
import { makeFreshForm } from './bank/fresh-form.ts';
import { retypeItems } from './bank/retype-items.ts';
import { publishForm, setFormStatus } from './bank/publish-form.ts';
import { mountSampleQuestions } from './bank/routes.ts';
import { mountClasses } from './following/classes/routes.ts';
import { mountContentAdmin } from './site/content/admin-routes.ts';
import { publicContent } from './site/content/public-content.ts';
import { mountContent } from './site/content/routes.ts';
import { mountDashboard } from './console/dashboard/routes.ts';
import { mountDemo } from './demo/routes.ts';
import { mountFamily } from './following/family/routes.ts';
import { serveFiles } from './platform/files/routes.ts';
import { mountHealth } from './site/health/routes.ts';
import { acceptJsonOnly } from './platform/http/json-body.ts';
import { serveDocs } from './platform/http/docs.ts';
import { answerFailure } from './platform/http/errors.ts';
import { answerLoopbackOnly } from './platform/http/loopback-only.ts';
import { loggerOptions, logResponses } from './platform/http/logging.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { mounter } from './platform/http/mount.ts';
import { replayGuard } from './platform/http/replay-guard.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { compileSerializer } from './platform/http/serialization.ts';
import { liveStreams } from './platform/live/live-streams.ts';
import { mountNotifications } from './accounts/notifications/routes.ts';
import { mountOrientation } from './site/orientation/routes.ts';
import { mountOwnData } from './accounts/own-data/routes.ts';
import { servePages } from './platform/pages/routes.ts';
import { isChangeKnown, recordChange } from './results/changes.ts';
import { mountResults } from './results/routes.ts';
import { solutionOf, textsOf } from './results/solution.ts';
import { mountRoles } from './accounts/roles/routes.ts';
import { settingsReader, siteOf } from './site/settings/settings.ts';
import { presenceKeeper } from './accounts/presence/presence-keeper.ts';
import { mountPresence } from './accounts/presence/routes.ts';
import { findPlaces } from './accounts/places/places.ts';
import { mountPlaces } from './accounts/places/routes.ts';
import { mountProse } from './site/prose/routes.ts';
import { mountSettings } from './site/settings/routes.ts';
import { mountSharing } from './following/sharing/routes.ts';
import { mountStructure } from './bank/structure/routes.ts';
import { mountStatistics } from './bank/statistics/routes.ts';
import { mountTests } from './attempts/tests/routes.ts';
import { mountTicketAdmin } from './tickets/admin-routes.ts';
import { readStanding } from './tickets/admin-standing.ts';
import { mountTickets } from './tickets/routes.ts';
import { acceptUploads } from './platform/http/upload.ts';
import { compileValidator } from './platform/http/validation.ts';
import type { Services } from './services.ts';

const seconds = 1000;

const knowsPlaces: KnowsPlaces = async (codes) => (await findPlaces(codes)) !== undefined;

/** The whole HTTP side, from services to a server that does not listen yet. */
export async function buildApp(services: Services, webFolder: string): Promise<FastifyInstance> {
  const { config, db, clock, sessions } = services;
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 256 * 1024,
    // A client that sends its request drop by drop is let go.
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
  // While stopping, what is under way or still arrives is served, and its connection ends with the answer.
  app.addHook('onSend', async (_request, reply) => {
    if (!services.readiness.ready) reply.header('connection', 'close');
  });
  logResponses(app);
  serveMetrics(app, config.metricsToken);
  setSecurityHeaders(app, config);
  if (config.demo) answerLoopbackOnly(app);
  await app.register(cookie);
  await acceptUploads(app);

  const mount = mounter(app, { sessions, https: config.https, useOnce: replayGuard(db, clock) });
  const settings = settingsReader(services);
  mountHealth(mount, services);
  const presence = presenceKeeper(services, (error) =>
    app.log.error({ err: error }, 'signs of life could not be written'),
  );
  presence.start();
  app.addHook('onClose', () => presence.stop());
  mountPresence(mount, services, presence);
  const onSignIn = (accountId: string) => presence.beat(accountId, false);
  mountAccounts(mount, services, onSignIn);
  mountTwoStep(mount, services, onSignIn);
  mountUsers(mount, services, knowsPlaces);
  mountRegistration(mount, services, {
    knowsPlaces,
    isOpen: async () => (await settings.read()).isRegistrationOpen,
  });
  mountProfile(mount, services, knowsPlaces);
  mountOwnData(mount, services, {
    requirePassword: (account, password) => requirePassword(services, account, password),
    notMeLink: (tx, account, at) => newNotMeLink(tx, services, account, at),
  });
  mountPlaces(mount);
  mountDemo(mount, services, demoAccounts);
  mountAudit(mount, services);
  mountNotifications(mount, services);
  mountSettings(mount, services, settings);
  mountRoles(mount, services);
  mountDashboard(mount, services, readStanding);
  const attempts = new Attempts(services);
  mountTests(mount, services, {
    makeFresh: (accountId, wish) => makeFreshForm(services, accountId, wish),
    listRunning: (accountId) => attempts.listRunning(accountId),
  });
  mountAssembly(mount, services, { publish: publishForm, setStatus: setFormStatus });
  mountSampleQuestions(mount, services);
  mountStructure(mount, services, retypeItems);
  mountBank(mount, services);
  mountExchange(mount, services);
  mountStatistics(mount, services, acceptParameters);
  mountAttempts(
    mount,
    services,
    attempts,
    async () => (await settings.read()).isVerificationNeeded,
    // What the team does to an attempt is kept, and told, with what becomes of results.
    { isKnown: isChangeKnown, record: recordChange },
  );
  mountResults(mount, services);
  mountFamily(mount, services);
  mountSharing(mount, services);
  mountClasses(mount, services, {
    isVerificationNeeded: async () => (await settings.read()).isVerificationNeeded,
    explains: { solutionOf, textsOf },
  });
  mountOrientation(mount, services);
  const live = liveStreams(db, {
    onError: (error) => app.log.error({ err: error }, 'live notices are not heard'),
  });
  // Before the connections are waited for: a stream would not end by itself.
  app.addHook('preClose', () => live.stop());
  app.addHook('preClose', async () => services.scorings.stop());
  mountTickets(mount, services, live, {
    contactHours: async () => (await settings.read()).contacts.hours,
  });
  mountTicketAdmin(mount, services, live);
  const content = publicContent(services);
  mountContent(mount, services, content);
  mountContentAdmin(mount, services);
  mountProse(mount, services);

  serveFiles(app, services.files);

  serveDocs(app);
  const site = async () => {
    const parts = (await services.structure.read()).shownParts();
    return { ...siteOf(await settings.read()), ...(parts && { parts }) };
  };
  await servePages(app, services, webFolder, { site, content });
  return app;
}
