import { accountRoutes } from './accounts/accounts.ts';
import { allowanceRoutes } from './following/allowances.ts';
import { attemptRoutes } from './attempts/attempts.ts';
import { attemptAdminRoutes } from './attempts/attempts-admin.ts';
import { resultAdminRoutes } from './results/results-admin.ts';
import { admissionRoutes } from './results/admission.ts';
import { auditRoutes } from './console/audit.ts';
import { bankRoutes } from './bank/bank.ts';
import { classFigureRoutes } from './following/class-figures.ts';
import { classRoutes } from './following/classes.ts';
import { contentRoutes } from './site/content.ts';
import { userRoutes } from './accounts/users.ts';
import { presenceRoutes } from './accounts/presence.ts';
import { contentAdminRoutes } from './site/content-admin.ts';
import { dashboardRoutes } from './console/dashboard.ts';
import { notificationRoutes } from './accounts/notifications.ts';
import { roleRoutes } from './accounts/roles.ts';
import { demoRoutes } from './demo/demo.ts';
import { exchangeRoutes } from './bank/exchange.ts';
import { familyRoutes } from './following/family.ts';
import { healthRoutes } from './site/health.ts';
import { mistakeRoutes } from './results/mistakes.ts';
import { orientationRoutes } from './site/orientation.ts';
import { ownDataRoutes } from './accounts/own-data.ts';
import { placeRoutes } from './accounts/places.ts';
import { profileRoutes } from './accounts/profile.ts';
import { proseRoutes } from './site/prose.ts';
import { registrationRoutes } from './accounts/registration.ts';
import { resultShareRoutes } from './results/result-shares.ts';
import { measurementRoutes } from './bank/measurement.ts';
import { officialScoreRoutes } from './results/official-scores.ts';
import { resultRoutes } from './results/results.ts';
import { rescoringRoutes } from './results/rescorings.ts';
import { sampleQuestionRoutes } from './bank/sample-questions.ts';
import { settingsRoutes } from './site/settings.ts';
import { sharingRoutes } from './following/sharing.ts';
import { signInRoutes } from './accounts/sign-ins.ts';
import { statisticsRoutes } from './bank/statistics.ts';
import { testFormRoutes } from './bank/test-forms.ts';
import { structureRoutes } from './bank/structure.ts';
import { testRoutes } from './attempts/tests.ts';
import { ticketAdminRoutes } from './tickets/tickets-admin.ts';
import { ticketRoutes } from './tickets/tickets.ts';
import { secondStepRoutes, twoStepAdminRoutes, twoStepRoutes } from './accounts/two-step.ts';

/** The whole HTTP API: validation, authorization, OpenAPI and the client's types derive from this table. */
export const routes = {
  ...healthRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...profileRoutes,
  ...secondStepRoutes,
  ...twoStepRoutes,
  ...twoStepAdminRoutes,
  ...signInRoutes,
  ...ownDataRoutes,
  ...placeRoutes,
  ...demoRoutes,
  ...auditRoutes,
  ...settingsRoutes,
  ...testRoutes,
  ...testFormRoutes,
  ...attemptRoutes,
  ...attemptAdminRoutes,
  ...resultRoutes,
  ...resultShareRoutes,
  ...resultAdminRoutes,
  ...rescoringRoutes,
  ...mistakeRoutes,
  ...admissionRoutes,
  ...orientationRoutes,
  ...contentRoutes,
  ...roleRoutes,
  ...notificationRoutes,
  ...dashboardRoutes,
  ...contentAdminRoutes,
  ...proseRoutes,
  ...presenceRoutes,
  ...userRoutes,
  ...sampleQuestionRoutes,
  ...bankRoutes,
  ...statisticsRoutes,
  ...measurementRoutes,
  ...officialScoreRoutes,
  ...structureRoutes,
  ...exchangeRoutes,
  ...familyRoutes,
  ...sharingRoutes,
  ...ticketRoutes,
  ...ticketAdminRoutes,
  ...classRoutes,
  ...classFigureRoutes,
  ...allowanceRoutes,
};

export type Routes = typeof routes;
