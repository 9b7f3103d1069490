import { accountRoutes } from './accounts.ts';
import { attemptRoutes } from './attempts.ts';
import { attemptAdminRoutes, resultAdminRoutes } from './attempts-admin.ts';
import { admissionRoutes } from './admission.ts';
import { auditRoutes } from './audit.ts';
import { bankRoutes } from './bank.ts';
import { classRoutes } from './classes.ts';
import { contentRoutes } from './content.ts';
import { userRoutes } from './users.ts';
import { presenceRoutes } from './presence.ts';
import { contentAdminRoutes } from './content-admin.ts';
import { dashboardRoutes } from './dashboard.ts';
import { notificationRoutes } from './notifications.ts';
import { roleRoutes } from './roles.ts';
import { demoRoutes } from './demo.ts';
import { exchangeRoutes } from './exchange.ts';
import { familyRoutes } from './family.ts';
import { healthRoutes } from './health.ts';
import { mistakeRoutes } from './mistakes.ts';
import { orientationRoutes } from './orientation.ts';
import { ownDataRoutes } from './own-data.ts';
import { placeRoutes } from './places.ts';
import { profileRoutes } from './profile.ts';
import { proseRoutes } from './prose.ts';
import { registrationRoutes } from './registration.ts';
import { resultShareRoutes } from './result-shares.ts';
import { resultRoutes } from './results.ts';
import { sampleQuestionRoutes } from './sample-questions.ts';
import { settingsRoutes } from './settings.ts';
import { sharingRoutes } from './sharing.ts';
import { signInRoutes } from './sign-ins.ts';
import { statisticsRoutes } from './statistics.ts';
import { testFormRoutes } from './test-forms.ts';
import { structureRoutes } from './structure.ts';
import { testRoutes } from './tests.ts';
import { ticketAdminRoutes } from './tickets-admin.ts';
import { ticketRoutes } from './tickets.ts';
import { secondStepRoutes, twoStepAdminRoutes, twoStepRoutes } from './two-step.ts';

/** The whole HTTP API. Everything else about it derives from here. */
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
  ...structureRoutes,
  ...exchangeRoutes,
  ...familyRoutes,
  ...sharingRoutes,
  ...ticketRoutes,
  ...ticketAdminRoutes,
  ...classRoutes,
};

export type Routes = typeof routes;
