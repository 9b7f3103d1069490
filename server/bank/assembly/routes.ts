import { testFormRoutes } from '@bac/contract/bank/test-forms.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { listOf } from '../../platform/postgres/paging.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { assembleDraft } from './assemble.ts';
import { beginTest, discardTest, markPreviewed, saveTest } from './drafts.ts';
import { beginEdition } from './edition.ts';
import { listFitting } from './fitting.ts';
import { listAllTests } from './list-tests.ts';
import { previewTest } from './preview.ts';
import { publishTest, setTestStatus, type FormKeeper } from './publish.ts';
import { nextId } from './test-id.ts';
import { assembling, getTest } from './whole-test.ts';

export function mountAssembly(mount: Mount, services: Services, keeper: FormKeeper): void {
  const needs = assembling(services);
  mount(testFormRoutes, {
    'GET /admin/tests': ({ query: { state, blueprint, sort = '-updated', ...rest }, language }) =>
      listAllTests(services, {
        ...rest,
        states: listOf(state),
        blueprints: listOf(blueprint),
        sort,
        language,
      }),
    'GET /admin/tests/next-id': ({ query }) => nextId(services.db, query.name),
    'POST /admin/tests': (call) => beginTest(needs, call.body, actorOf(call)),
    'GET /admin/tests/:test': ({ params }) => getTest(needs, params.test),
    'PUT /admin/tests/:test': (call) => saveTest(needs, call.params.test, call.body, actorOf(call)),
    'DELETE /admin/tests/:test': (call) =>
      discardTest(needs, call.params.test, call.query.revision, actorOf(call)),
    'POST /admin/tests/:test/assemble': (call) =>
      assembleDraft(needs, call.params.test, call.body, actorOf(call)),
    'GET /admin/tests/:test/fitting': ({ params, query }) => listFitting(needs, params.test, query),
    'GET /admin/tests/:test/preview': ({ params, query }) =>
      previewTest(services, params.test, query.route),
    'POST /admin/tests/:test/previewed': (call) =>
      markPreviewed(needs, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/publish': (call) =>
      publishTest(needs, keeper, { id: call.params.test, ...call.body }, actorOf(call)),
    'POST /admin/tests/:test/status': (call) =>
      setTestStatus(needs, keeper, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/edition': (call) =>
      beginEdition(needs, call.params.test, actorOf(call)),
  });
}
