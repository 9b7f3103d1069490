import { contentAdminRoutes } from '@bac/contract/site/content-admin.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { parseList } from '../../../platform/postgres/paging.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Services } from '../../../services.ts';
import { createEntry, restoreVersion, saveEntry } from './changes.ts';
import { getContent, listContent, listContentVersions } from './entries.ts';
import { arrangeEntries, publishEntry, withdrawEntry } from './publishing.ts';

export function mountContentAdmin(mount: Mount, services: Services): void {
  mount(contentAdminRoutes, {
    'GET /admin/content': ({ query: { kind, status, sort = '-updated', ...rest }, language }) =>
      listContent(services, {
        ...rest,
        kinds: parseList(kind),
        statuses: parseList(status),
        sort,
        language,
      }),
    'POST /admin/content': (call) => createEntry(services, call.body, actorOf(call)),
    'PUT /admin/content/order': (call) => arrangeEntries(services, call.body, actorOf(call)),
    'GET /admin/content/:entry': ({ params }) => getContent(services, params.entry),
    'PUT /admin/content/:entry': (call) =>
      saveEntry(services, call.params.entry, call.body, actorOf(call)),
    'POST /admin/content/:entry/publish': (call) =>
      publishEntry(services, call.params.entry, call.body, actorOf(call)),
    'POST /admin/content/:entry/status': (call) =>
      withdrawEntry(services, call.params.entry, call.body.status, actorOf(call)),
    'GET /admin/content/:entry/versions': ({ params }) =>
      listContentVersions(services, params.entry),
    'POST /admin/content/:entry/restore': (call) =>
      restoreVersion(services, call.params.entry, call.body, actorOf(call)),
  });
}
