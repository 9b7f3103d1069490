import { testFormRoutes } from '@bac/contract/bank/test-forms.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { parseList } from '../../platform/postgres/paging.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { assembleDraft } from './assemble.ts';
import { createTest, discardTest, markPreviewed, saveTest } from './drafts.ts';
import { createEdition } from './edition.ts';
import { listFitting } from './fitting.ts';
import { listAllTests } from './list-tests.ts';
import { previewTest } from './preview.ts';
import { publishTest, setTestStatus, type FormPublisher } from './publish.ts';
import { nextId } from './test-id.ts';
import { assemblyDeps, getTest } from './whole-test.ts';

export function mountAssembly(mount: Mount, services: Services, publisher: FormPublisher): void {
  const deps = assemblyDeps(services);
  mount(testFormRoutes, {
    'GET /admin/tests': ({ query: { state, blueprint, sort = '-updated', ...rest }, language }) =>
      listAllTests(services, {
        ...rest,
        states: parseList(state),
        blueprints: parseList(blueprint),
        sort,
        language,
      }),
    'GET /admin/tests/next-id': ({ query }) => nextId(services.db, query.name),
    'POST /admin/tests': (call) => createTest(deps, call.body, actorOf(call)),
    'GET /admin/tests/:test': ({ params }) => getTest(deps, params.test),
    'PUT /admin/tests/:test': (call) => saveTest(deps, call.params.test, call.body, actorOf(call)),
    'DELETE /admin/tests/:test': (call) =>
      discardTest(deps, call.params.test, call.query.revision, actorOf(call)),
    'POST /admin/tests/:test/assemble': (call) =>
      assembleDraft(deps, call.params.test, call.body, actorOf(call)),
    'GET /admin/tests/:test/candidates': ({ params, query }) =>
      listFitting(deps, params.test, query),
    'GET /admin/tests/:test/preview': ({ params, query }) =>
      previewTest(services, params.test, query.route),
    'POST /admin/tests/:test/previews': (call) =>
      markPreviewed(deps, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/publish': (call) =>
      publishTest(deps, publisher, { id: call.params.test, ...call.body }, actorOf(call)),
    'POST /admin/tests/:test/status': (call) =>
      setTestStatus(deps, publisher, call.params.test, call.body, actorOf(call)),
    'POST /admin/tests/:test/edition': (call) =>
      createEdition(deps, call.params.test, actorOf(call)),
  });
}
