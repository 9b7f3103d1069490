import { notificationRoutes } from '@bac/contract/accounts/notifications.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { listBroadcasts, previewBroadcast, sendBroadcast } from './broadcasts.ts';
import { listInbox, markRead } from './inbox.ts';

export function mountNotifications(mount: Mount, services: Services): void {
  mount(notificationRoutes, {
    'GET /notifications': ({ account, query }) => listInbox(services, account.id, query),
    'POST /notifications/read': ({ account, body }) => markRead(services, account.id, body.ids),
    'POST /admin/broadcasts/preview': ({ body }) => previewBroadcast(services.db, body.segment),
    'GET /admin/broadcasts': ({ query }) => listBroadcasts(services, query),
    'POST /admin/broadcasts': (call) => sendBroadcast(services, call.body, actorOf(call)),
  });
}
