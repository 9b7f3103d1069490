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
  const deps = assembling(services);
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
    'POST /admin/tests': (call) => beginTest(deps, call.body, actorOf(call)),
    'GET /admin/tests/:test': ({ params }) => getTest(deps, params.test),
    'PUT /admin/tests/:test': (call) => saveTest(deps, call.params.test, call.body, actorOf(call)),
    'DELETE /admin/tests/:test': (call) =>
      discardTest(deps, call.params.test, call.query.revision, actorOf(call)),
    'POST /admin/tests/:test/assemble': (call) =>
      assembleDraft(deps, call.params.test, call.body, actorOf(call)),
    'GET /admin/tests/:test/fitting': ({ params, query }) => listFitting(deps, params.test, query),
    'GET /admin/tests/:test/preview': ({ params, query }) =>
      previewTest(services, params.test, query.route),
    'POST /admin/tests/:test/previewed': (call) =>
      markPreviewed(deps, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/publish': (call) =>
      publishTest(deps, keeper, { id: call.params.test, ...call.body }, actorOf(call)),
    'POST /admin/tests/:test/status': (call) =>
      setTestStatus(deps, keeper, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/edition': (call) =>
      beginEdition(deps, call.params.test, actorOf(call)),
  });
}
