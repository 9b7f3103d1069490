import { bankRoutes } from '@bac/contract/bank/bank.ts';
import { actorOf } from '../../platform/http/actor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { checkItem } from './check-item.ts';
import { addComment, resolveComment } from './comments.ts';
import { correctKey, previewCorrection } from './corrections.ts';
import { dropItem } from './drop-item.ts';
import { createItem, discardDraft, nextId, saveDraft } from './drafts.ts';
import { changeItemStatus } from './item-status.ts';
import { listItems, readCard } from './list-items.ts';
import { approveDraft, returnDraft, submitDraft, withdrawDraft } from './review.ts';
import { createFindSimilar } from './similar.ts';
import { readItem, readVersion } from './whole-item.ts';

export function mountBank(mount: Mount, services: Services): void {
  const findSimilar = createFindSimilar(services);
  mount(bankRoutes, {
    'GET /admin/questions': ({ query }) => listItems(services, query),
    'GET /admin/questions/next-id': ({ query }) => nextId(services, query),
    'POST /admin/questions/check': ({ body }) => checkItem(findSimilar, body),
    'POST /admin/questions': (call) => createItem(services, call.body, actorOf(call)),
    'GET /admin/questions/:item': ({ params, account }) =>
      readItem(services, params.item, account.id),
    'GET /admin/questions/:item/card': ({ params }) => readCard(services, params.item),
    'GET /admin/questions/:item/versions/:version': ({ params }) =>
      readVersion(services, params.item, params.version),
    'PUT /admin/questions/:item/draft': (call) =>
      saveDraft(services, call.params.item, call.body, actorOf(call)),
    'DELETE /admin/questions/:item/draft': (call) =>
      discardDraft(services, call.params.item, call.query.revision, actorOf(call)),
    'POST /admin/questions/:item/submit': (call) =>
      submitDraft(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/withdraw': (call) =>
      withdrawDraft(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/approve': (call) =>
      approveDraft(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/return': (call) =>
      returnDraft(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/status': (call) =>
      changeItemStatus(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/comments': (call) =>
      addComment(services, call.params.item, call.body, actorOf(call)),
    'POST /admin/questions/:item/comments/:comment/resolve': (call) =>
      resolveComment(services, call.params, call.body, actorOf(call)),
    'POST /admin/questions/:item/versions/:version/drop': (call) =>
      dropItem(services, call.params, call.body, actorOf(call)),
    'GET /admin/questions/:item/versions/:version/correction': ({ params }) =>
      previewCorrection(services, params),
    'POST /admin/questions/:item/versions/:version/correction': (call) =>
      correctKey(services, call.params, call.body, actorOf(call)),
  });
}
