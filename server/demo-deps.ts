import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';
import { demoAccounts } from './accounts/demo-accounts.ts';
import { insertAccount } from './accounts/store.ts';
import { Attempts } from './attempts/running/attempts.ts';
import { FormCache } from './attempts/running/form-cache.ts';
import { openingEvents } from './attempts/running/open-module.ts';
import { storeLog } from './attempts/running/store-log.ts';
import { insertAssignment } from './following/classes/assignments-store.ts';
import { insertClass, insertMessage } from './following/classes/classes-store.ts';
import { insertMember } from './following/classes/members-store.ts';
import type { FillDeps } from './demo/living/fill.ts';
import type { LivingParts } from './demo/living/parts.ts';
import { insertLink } from './following/family/links-store.ts';
import { insertHeartbeats } from './accounts/presence/presence-store.ts';
import { insertProblem } from './results/reports/review-store.ts';
import { scoreCompleted } from './results/scoring/score-completed.ts';
import { subtractAnswers } from './results/store.ts';
import type { Services } from './services.ts';
import { computeStatistics } from './bank/statistics/compute-statistics.ts';
import { afterOfficeMinutes } from './tickets/targets/office-hours.ts';
import { openForReportJob } from './tickets/person/question-reports.ts';
import { writeConversation } from './tickets/conversation/write-conversation.ts';

type DemoServices = Pick<Services, 'db' | 'clock' | 'files' | 'structure'>;

function livingParts(services: DemoServices): LivingParts {
  const attempts = new Attempts(services);
  const forms = new FormCache(services);
  return {
    insertAccount,
    insertHeartbeats,
    insertLink,
    insertClass,
    insertMember,
    insertAssignment,
    insertClassMessage: insertMessage,
    findForm: async (id) => {
      const cached = await forms.find(id);
      return (
        cached && {
          id,
          blueprint: cached.form.blueprint,
          bank: cached.bank,
          opening: (attempt, module) => openingEvents(attempt, cached, module),
        }
      );
    },
    storeLog,
    score: (attempt) => scoreCompleted(services, attempt, { isTold: false }),
    insertProblem,
    openForReport: (report, at) =>
      openForReportJob({ ...services, clock: { now: () => at } }).run({ report }),
    writeConversation,
    afterOfficeMinutes: (from, minutes) => afterOfficeMinutes(standardOfficeHours, from, minutes),
    receive: (id, accountId, batch) => attempts.receive(id, accountId, batch),
    openModule: (id, accountId, request) => attempts.openModule(id, accountId, request),
    uncountAnswers: subtractAnswers,
    computeStatistics: () => computeStatistics(services),
  };
}

/** Wires the functions of other areas that the simulated students use. */
export const demoDeps = (services: DemoServices): FillDeps & Pick<Services, 'files'> => ({
  db: services.db,
  clock: services.clock,
  files: services.files,
  parts: livingParts(services),
  own: demoAccounts,
});
