import { admissionRoutes } from '@bac/contract/results/admission.ts';
import { resultAdminRoutes } from '@bac/contract/results/results-admin.ts';
import { rescoringRoutes } from '@bac/contract/results/rescorings.ts';
import { mistakeRoutes } from '@bac/contract/results/mistakes.ts';
import { resultShareRoutes } from '@bac/contract/results/result-shares.ts';
import { officialScoreRoutes } from '@bac/contract/results/official-scores.ts';
import { resultRoutes } from '@bac/contract/results/results.ts';
import { actorOf } from '../platform/http/actor.ts';
import type { Mount } from '../platform/http/mount.ts';
import { can, hashToken, type SignedIn } from '../platform/http/session.ts';
import type { Services } from '../services.ts';
import {
  deleteOfficialScore,
  enterOfficialScore,
  listOfficialScores,
  readConcordance,
} from './official/official-scores.ts';
import { setValidity } from './scoring/validity.ts';
import { awaitScore } from './reports/await-score.ts';
import { readHistory } from './reports/history.ts';
import {
  annotateMistake,
  listDueQuestions,
  listErrorLog,
  retryMistake,
} from './mistakes/mistakes.ts';
import { countRescoring, readRescorings, startRescoring } from './rescorings/rescorings.ts';
import { listMissed, redoMissed } from './mistakes/redo.ts';
import { readReport } from './reports/report.ts';
import type { Viewer } from './reports/report-store.ts';
import { reportProblem, reviewQuestions } from './reports/review.ts';
import { endShare, listShares, createShare } from './shares/shares.ts';
import { listThresholds, removeThreshold, writeThreshold } from './thresholds/thresholds.ts';

const viewerOf = (account: SignedIn | undefined): Viewer => ({
  accountId: account?.id,
  seesAll: account !== undefined && can(account, 'see all results'),
  followsChildren: account !== undefined && can(account, 'follow children'),
  teaches: account !== undefined && can(account, 'teach classes'),
});

export function mountResults(mount: Mount, services: Services): void {
  mount(resultRoutes, {
    'GET /results': ({ account }) => readHistory(services, account.id),
    'GET /results/:attempt': ({ params, query, account }) =>
      readReport(services, params.attempt, {
        ...viewerOf(account),
        shareHash: query.share === undefined ? undefined : hashToken(query.share),
      }),
    'GET /results/:attempt/scored': ({ params, account }) =>
      awaitScore(services, params.attempt, viewerOf(account)),
    'GET /results/:attempt/questions': ({ params, query, account }) =>
      reviewQuestions(services, params.attempt, account.id, query),
    'POST /results/:attempt/problems': ({ params, body, account }) =>
      reportProblem(services, params.attempt, account.id, body),
  });
  mount(resultShareRoutes, {
    'GET /results/:attempt/shares': ({ params, account }) =>
      listShares(services, params.attempt, account.id),
    'POST /results/:attempt/shares': (call) =>
      createShare(services, call.params.attempt, call.body, actorOf(call)),
    'DELETE /results/:attempt/shares/:share': (call) =>
      endShare(services, call.params, actorOf(call)),
  });
  mount(resultAdminRoutes, {
    'POST /admin/attempts/:attempt/invalidate': (call) =>
      setValidity(services, call.params.attempt, false, call.body, actorOf(call)),
    'POST /admin/attempts/:attempt/restore': (call) =>
      setValidity(services, call.params.attempt, true, call.body, actorOf(call)),
  });
  mount(rescoringRoutes, {
    'GET /admin/rescorings': () => readRescorings(services),
    'POST /admin/rescorings': (call) => countRescoring(services, call.body, actorOf(call)),
    'POST /admin/rescorings/:rescoring/start': (call) =>
      startRescoring(services, call.params.rescoring, call.body, actorOf(call)),
  });
  mount(mistakeRoutes, {
    'GET /mistakes': ({ account }) => listErrorLog(services, account.id),
    'PATCH /mistakes/:item': ({ params, body, account }) =>
      annotateMistake(services, account.id, params.item, body),
    'GET /mistakes/due': ({ account }) => listDueQuestions(services, account.id),
    'POST /mistakes/:item/tries': ({ params, body, account }) =>
      retryMistake(services, account.id, params.item, body),
    'GET /results/:attempt/missed': ({ params, account }) =>
      listMissed(services, params.attempt, account.id),
    'POST /results/:attempt/tries': ({ params, body, account }) =>
      redoMissed(services, params.attempt, account.id, body),
  });
  mount(officialScoreRoutes, {
    'GET /official-scores': ({ account }) => listOfficialScores(services.db, account.id),
    'PUT /official-scores/:score': (call) =>
      enterOfficialScore(services, call.params.score, call.body, actorOf(call)),
    'DELETE /official-scores/:score': (call) =>
      deleteOfficialScore(services, call.params.score, actorOf(call)),
    'GET /admin/concordance': () => readConcordance(services.db),
  });
  mount(admissionRoutes, {
    'GET /admission-thresholds': () => listThresholds(services),
    'PUT /admin/thresholds/:threshold': (call) =>
      writeThreshold(services, call.params.threshold, call.body, actorOf(call)),
    'DELETE /admin/thresholds/:threshold': (call) =>
      removeThreshold(services, call.params.threshold, actorOf(call)),
  });
}
