import { randomUUID } from 'node:crypto';
import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemDrafts } from '../../db/bank-schema.ts';
import { roleChanges } from '../../db/console-schema.ts';
import { items, itemVersions } from '../../db/items-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf } from '../../testing/client.ts';
import { newEditor, publishItem, type Editor } from '../../testing/bank/editor.ts';
import { signedInAs } from '../../testing/factories.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';

let test: TestApp;
let hà: Editor;
let nam: Editor;

beforeAll(async () => {
  test = await testApp();
  hà = await newEditor(test, 'Trần Thu Hà');
  nam = await newEditor(test, 'Lê Nam');
});
afterAll(() => test.close());

const newId = (): string => `item-${randomUUID()}`;
const revisionOf = ({ draft }: WholeItem): number => draft!.revision;

async function createItem(content = itemDraft()): Promise<WholeItem> {
  const { data } = await hà.begin(newId(), content);
  return data;
}

async function submitItem(): Promise<WholeItem> {
  const item = await createItem();
  return (await hà.move(item.id, 'submit', revisionOf(item))).data;
}

async function actionsOn(item: string): Promise<string[]> {
  const rows = await test.services.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, `item:${item}`))
    .orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

const rowOf = async (item: string) =>
  (await test.services.db.select().from(items).where(eq(items.id, item)))[0];

describe('creating an item', () => {
  it('creates a draft that no test can use yet', async () => {
    const item = await createItem();
    expect(item).toMatchObject({
      version: 0,
      status: 'draft',
      content: null,
      versions: [],
      draft: { basedOn: 0, state: 'draft', author: 'Trần Thu Hà', isOwn: true, complaints: [] },
    });
    expect(await rowOf(item.id)).toMatchObject({
      draftState: 'draft',
      skill: 'words-in-context',
      kind: 'choice',
    });
  });

  it('treats the same request as a retry, and refuses different content under the same id', async () => {
    const id = newId();
    const first = await hà.begin(id);
    expect((await hà.begin(id)).data).toEqual(first.data);
    const other = { ...itemDraft(), stem: 'Another one?' };
    expect((await hà.begin(id, other)).code).toBe('ITEM_ID_TAKEN');
    expect((await nam.begin(id)).code).toBe('ITEM_ID_TAKEN');
    const published = await publishItem(hà, nam, newId());
    expect((await hà.begin(published.id)).code).toBe('ITEM_ID_TAKEN');
  });

  it('suggests a free id for a new item', async () => {
    const ask = () => hà.ask<{ id: string }>('GET', '/next-id?skill=circles');
    expect((await ask()).data.id).toBe('circles-09');
    await hà.begin('circles-12', itemDraft('circles'));
    await hà.begin('circles-old', itemDraft('circles'));
    expect((await ask()).data.id).toBe('circles-13');
  });
});

describe('editing a draft', () => {
  it('saves an incomplete draft and lists its complaints', async () => {
    const item = await createItem();
    const content = { ...itemDraft(), stem: '', topic: { en: 'A topic', vi: ' ' } };
    const { data } = await hà.save(item.id, revisionOf(item), content, 'Shorter stem');
    expect(data.draft).toMatchObject({ note: 'Shorter stem', revision: revisionOf(item) + 1 });
    expect(data.draft!.complaints.map(({ field, code }) => [field, code])).toEqual([
      ['topic.vi', 'empty'],
      ['stem', 'empty'],
    ]);
    expect((await rowOf(item.id))?.gaps).toBe(1);
  });

  it('saving an unchanged draft makes no new revision', async () => {
    const item = await createItem();
    const { data } = await hà.save(item.id, revisionOf(item), itemDraft());
    expect(revisionOf(data)).toBe(revisionOf(item));
    expect(await actionsOn(item.id)).toEqual(['item.begun']);
  });

  it('refuses the second of two concurrent edits of a draft', async () => {
    const item = await createItem();
    const replies = await Promise.all(
      ['One?', 'Two?', 'Three?'].map((stem, index) =>
        (index === 1 ? nam : hà).save(item.id, revisionOf(item), { ...itemDraft(), stem }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('CHANGED_MEANWHILE');
    const gone = `/${item.id}/draft?revision=${revisionOf(item)}`;
    expect((await hà.ask('DELETE', gone)).code).toBe('CHANGED_MEANWHILE');
    expect((await hà.move(item.id, 'submit', revisionOf(item))).code).toBe('CHANGED_MEANWHILE');
  });

  it('a draft does not change the published version', async () => {
    const { id, content } = await publishItem(hà, nam, newId());
    const { data } = await hà.save(id, 0, { ...itemDraft(), stem: 'What else?' });
    expect(data).toMatchObject({ version: 1, status: 'published', draft: { basedOn: 1 } });
    expect(data.content).toEqual(content);
    expect((await rowOf(id))?.summary).not.toContain('What else?');
    expect((await hà.save(id, 0, itemDraft())).code).toBe('CHANGED_MEANWHILE');
  });

  it('discarding a draft deletes an item that was never published', async () => {
    const item = await createItem();
    const discard = (id: string, revision: number) =>
      hà.ask<null>('DELETE', `/${id}/draft?revision=${revision}`);
    expect((await discard(item.id, revisionOf(item))).status).toBe(200);
    expect((await hà.ask('GET', `/${item.id}`)).code).toBe('ITEM_NOT_FOUND');

    const { id } = await publishItem(hà, nam, newId());
    const { data } = await hà.save(id, 0, { ...itemDraft(), stem: 'What else?' });
    await discard(id, revisionOf(data));
    expect((await hà.ask('GET', `/${id}`)).data).toMatchObject({ version: 1, draft: null });
    expect((await rowOf(id))?.draftState).toBeNull();
  });

  it('a discarded draft cannot be saved over the next one', async () => {
    const first = await createItem();
    await hà.ask('DELETE', `/${first.id}/draft?revision=${revisionOf(first)}`);
    await nam.begin(first.id, { ...itemDraft(), stem: 'What about this?' });
    expect((await hà.save(first.id, revisionOf(first), itemDraft())).code).toBe(
      'CHANGED_MEANWHILE',
    );
  });
});

describe('reviewing a draft', () => {
  it('refuses to submit a draft that has complaints', async () => {
    const item = await createItem({ ...itemDraft(), stem: '' });
    const reply = await hà.move(item.id, 'submit', revisionOf(item));
    expect(reply).toMatchObject({ status: 409, code: 'ITEM_CHECKS_FAIL' });
    expect(reply.errors).toMatchObject([{ path: 'content.stem' }]);
  });

  it('a draft in review cannot be edited until it is withdrawn or returned', async () => {
    const item = await submitItem();
    expect(item.draft?.state).toBe('review');
    expect((await rowOf(item.id))?.draftState).toBe('review');
    const save = () => hà.save(item.id, revisionOf(item), { ...itemDraft(), stem: 'What then?' });
    expect((await save()).code).toBe('ITEM_IN_REVIEW');
    const discard = `/${item.id}/draft?revision=${revisionOf(item)}`;
    expect((await hà.ask('DELETE', discard)).code).toBe('ITEM_IN_REVIEW');
    expect((await nam.move(item.id, 'withdraw', revisionOf(item))).code).toBe('NOT_ALLOWED');
    const withdrawn = await hà.move(item.id, 'withdraw', revisionOf(item));
    expect(withdrawn.data.draft?.state).toBe('draft');
    expect((await hà.move(item.id, 'withdraw', revisionOf(item))).code).toBe('ITEM_NOT_IN_REVIEW');
    expect((await save()).status).toBe(200);
  });

  it('submitting a draft is idempotent', async () => {
    const item = await submitItem();
    expect((await hà.move(item.id, 'submit', revisionOf(item))).data).toEqual(item);
  });

  it('approval by another person publishes the next version', async () => {
    const item = await submitItem();
    expect((await hà.move(item.id, 'approve', revisionOf(item))).code).toBe('OWN_ITEM');
    const { data } = await nam.move(item.id, 'approve', revisionOf(item));
    expect(data).toMatchObject({
      version: 1,
      status: 'published',
      draft: null,
      content: { id: item.id, version: 1, status: 'published', stem: 'What is asked?' },
      versions: [{ version: 1, author: 'Trần Thu Hà', approver: 'Lê Nam', key: 'B', results: 0 }],
    });
    expect(await rowOf(item.id)).toMatchObject({ version: 1, draftState: null });
    expect(await actionsOn(item.id)).toEqual(['item.begun', 'item.submitted', 'item.approved']);
    expect((await nam.move(item.id, 'approve', revisionOf(item))).code).toBe('CHANGED_MEANWHILE');
  });

  it('nobody who edited a draft may approve it', async () => {
    const item = await createItem();
    const { data } = await nam.save(item.id, revisionOf(item), { ...itemDraft(), stem: 'Which?' });
    expect(data.draft).toMatchObject({ author: 'Trần Thu Hà', isOwn: true });
    await hà.move(item.id, 'submit', revisionOf(data));
    for (const writer of [hà, nam]) {
      expect((await writer.move(item.id, 'approve', revisionOf(data))).code).toBe('OWN_ITEM');
    }
  });

  it('approves only the revision that was read', async () => {
    const item = await submitItem();
    await hà.move(item.id, 'withdraw', revisionOf(item));
    const { data } = await hà.save(item.id, revisionOf(item), { ...itemDraft(), stem: 'Sly?' });
    await hà.move(item.id, 'submit', revisionOf(data));
    expect((await nam.move(item.id, 'approve', revisionOf(item))).code).toBe('CHANGED_MEANWHILE');
  });

  it('concurrent approvals publish one version', async () => {
    const item = await submitItem();
    const third = await newEditor(test);
    const replies = await Promise.all(
      [nam, third].map((one) => one.move(item.id, 'approve', revisionOf(item))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('returns a draft only with a comment, which the author can resolve', async () => {
    const item = await submitItem();
    const back = (comment?: string) =>
      nam.move(item.id, 'return', revisionOf(item), comment === undefined ? {} : { comment });
    expect((await back()).code).toBe('INVALID_REQUEST');
    expect((await back('  ')).code).toBe('INVALID_REQUEST');
    const { data } = await back('Choice C is right as well.');
    expect(data.draft?.state).toBe('draft');
    expect(data.comments).toMatchObject([
      { body: 'Choice C is right as well.', author: 'Lê Nam', version: 1, resolvedAt: null },
    ]);
    const resolve = (isResolved: boolean) =>
      hà.ask('POST', `/${item.id}/comments/${data.comments[0]!.id}/resolve`, { isResolved });
    expect((await resolve(true)).data.comments[0]?.resolvedAt).not.toBeNull();
    expect((await resolve(false)).data.comments[0]?.resolvedAt).toBeNull();
    expect((await back('Again.')).code).toBe('ITEM_NOT_IN_REVIEW');
  });

  it('publishes the parameters of a calibration that was accepted meanwhile', async () => {
    const { id, content } = await publishItem(hà, nam, newId());
    const { data } = await hà.save(id, 0, { ...itemDraft(), stem: 'What else?' });
    const parameters = { a: 1.1, b: 0.4, c: 0.2 };
    await test.services.db.insert(itemVersions).values({
      itemId: id,
      version: 2,
      skill: content!.skill,
      difficulty: content!.difficulty,
      content: { ...content!, version: 2, parameters },
      createdAt: test.clock.now(),
    });
    await test.services.db.update(items).set({ version: 2 }).where(eq(items.id, id));
    await hà.move(id, 'submit', revisionOf(data));
    const approved = await nam.move(id, 'approve', revisionOf(data));
    expect(approved.data.content).toMatchObject({ version: 3, stem: 'What else?', parameters });
  });
});

describe('comments', () => {
  it('stores a comment on a field of a draft once, even when the request is retried', async () => {
    const item = await createItem();
    const comment = { id: randomUUID(), field: 'response.choices.B.text', body: 'Too long.' };
    await nam.ask('POST', `/${item.id}/comments`, comment);
    const { data } = await nam.ask('POST', `/${item.id}/comments`, comment);
    expect(data.comments).toMatchObject([{ ...comment, version: 1 }]);
    const elsewhere = await createItem();
    const path = `/${elsewhere.id}/comments/${comment.id}/resolve`;
    expect((await hà.ask('POST', path, { isResolved: true })).code).toBe('ITEM_NOT_FOUND');
  });
});

describe('a published item', () => {
  it('archives a published item and brings it back', async () => {
    const { id } = await publishItem(hà, nam, newId());
    const change = (status: string) => hà.ask('POST', `/${id}/status`, { status });
    expect((await change('archived')).data.status).toBe('archived');
    await change('archived');
    expect((await change('published')).data.status).toBe('published');
    expect((await actionsOn(id)).slice(-2)).toEqual(['item.archived', 'item.brought-back']);
    const { id: unpublished } = await createItem();
    expect((await hà.ask('POST', `/${unpublished}/status`, { status: 'published' })).code).toBe(
      'ITEM_NOT_FOUND',
    );
  });

  it('shows each version with its formulas and statistics', async () => {
    const content = { ...itemDraft('linear-functions'), stem: 'What is $f(2)$ here?' };
    const { id } = await publishItem(hà, nam, newId(), content);
    const { data } = await hà.ask<Record<string, unknown>>('GET', `/${id}/versions/1`);
    expect(data).toMatchObject({
      content: { stem: content.stem },
      view: { stem: content.stem },
      formulas: { 'f(2)': expect.stringContaining('<math') },
      statistics: [],
    });
    expect((await hà.ask('GET', `/${id}/versions/2`)).code).toBe('ITEM_NOT_FOUND');
  });

  it('the database refuses to change a published version', async () => {
    const { id } = await publishItem(hà, nam, newId());
    const db = test.services.db;
    const isThisItem = eq(itemVersions.itemId, id);
    const refusal = { cause: { message: 'an item version never changes' } };
    const change = db.update(itemVersions).set({ note: 'x' }).where(isThisItem);
    await expect(change).rejects.toMatchObject(refusal);
    await expect(db.delete(itemVersions).where(isThisItem)).rejects.toMatchObject(refusal);
  });
});

it('a writer without the permission to approve can create and submit items only', async () => {
  const { cookie } = await signedInAs(test.services, 'teacher');
  await test.services.db
    .insert(roleChanges)
    .values({ role: 'teacher', permission: 'write items', isGranted: true });
  test.services.rights.clear();
  const teacher = clientOf(test, cookie);
  const id = newId();
  const body = { id, content: itemDraft() };
  expect((await teacher.send('POST', '/admin/questions', body)).statusCode).toBe(200);
  const [draft] = await test.services.db.select().from(itemDrafts).where(eq(itemDrafts.itemId, id));
  const { revision } = draft!;
  await teacher.send('POST', `/admin/questions/${id}/submit`, { revision });
  const approve = await teacher.send('POST', `/admin/questions/${id}/approve`, { revision });
  expect(approve.json().code).toBe('NOT_ALLOWED');
});
