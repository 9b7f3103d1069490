import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { Method } from '@bac/contract/protocol/route.ts';
import type { TestApp } from '../app.ts';
import { clientOf } from '../client.ts';
import { signedInAs } from '../factories.ts';
import { itemDraft } from './item-draft.ts';

interface Reply<Data> {
  status: number;
  code: string | undefined;
  errors: { path: string }[] | undefined;
  data: Data;
}

/** An administrator who edits the question bank. */
export async function newEditor(test: TestApp, fullName = 'Trần Thu Hà') {
  const { cookie, id } = await signedInAs(test.services, 'admin', { fullName });
  const client = clientOf(test, cookie);

  async function ask<Data = WholeItem>(
    method: Method,
    path: string,
    body?: object,
  ): Promise<Reply<Data>> {
    const reply = await client.send(method, `/admin/questions${path}`, body);
    const { data, code, errors } = reply.json();
    return { status: reply.statusCode, code, errors, data };
  }

  const begin = (item: string, content: ItemDraftContent = itemDraft()) =>
    ask('POST', '', { id: item, content });

  const move = (item: string, step: string, revision: number, more: object = {}) =>
    ask('POST', `/${item}/${step}`, { revision, ...more });

  const save = (item: string, revision: number, content: object, note = '') =>
    ask('PUT', `/${item}/draft`, { revision, content, note });

  return { id, cookie, ask, begin, move, save };
}

export type Editor = Awaited<ReturnType<typeof newEditor>>;

/** Publishes the next version of a new or existing item: the author writes it and the approver approves it. */
export async function publishItem(
  author: Editor,
  approver: Editor,
  item: string,
  content: ItemDraftContent = itemDraft(),
): Promise<WholeItem> {
  const created = await author.begin(item, content);
  const saved = created.status === 200 ? created : await author.save(item, 0, content);
  const { revision } = saved.data.draft!;
  await author.move(item, 'submit', revision);
  const { data } = await approver.move(item, 'approve', revision);
  return data;
}
