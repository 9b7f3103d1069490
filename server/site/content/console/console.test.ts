import { randomUUID } from 'node:crypto';
import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEntries } from '../../../db/content-schema.ts';
import { auditLog } from '../../../db/schema.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { clientOf, type Client } from '../../../testing/client.ts';
import { signedInAs } from '../../../testing/factories.ts';
import { loadFoundingContent } from '../founding-content.ts';

let test: TestApp;
let admin: Client & { id: string };

beforeAll(async () => {
  test = await testApp();
  const { cookie, id } = await signedInAs(test.services, 'admin');
  admin = { ...clientOf(test, cookie), id };
});
afterAll(() => test.close());

const bilingual = (en: string, vi: string) => ({ en, vi });

const question = (changes: Partial<ContentBody<'question'>> = {}): ContentBody<'question'> => ({
  group: 'accounts',
  question: bilingual('What does it cost?', 'Giá bao nhiêu?'),
  answer: bilingual('**Nothing**.', '**Miễn phí**.'),
  isOnHome: false,
  ...changes,
});

async function send(...args: Parameters<Client['send']>) {
  const reply = await admin.send(...args);
  const { data, code, errors } = reply.json();
  return { data, code, errors, status: reply.statusCode };
}

async function begin(body: object = question(), kind = 'question') {
  const slug = `s-${randomUUID()}`;
  const entry = { id: randomUUID(), kind, slug, body };
  const { data } = await send('POST', '/admin/content', entry);
  return data;
}

const publish = (id: string, changes: object = {}) =>
  send('POST', `/admin/content/${id}/publish`, {
    version: 1,
    showsFrom: null,
    showsUntil: null,
    ...changes,
  });

async function listPublic(kind: 'questions' | 'announcements'): Promise<{ id: string }[]> {
  test.clock.turn(6_000);
  return (await test.app.inject(`/api/v1/content/${kind}`)).json().data;
}

async function lastAudit(id: string) {
  const rows = await test.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, admin.id), eq(auditLog.subject, `content:${id}`)))
    .orderBy(auditLog.id);
  return rows.at(-1);
}

describe('managing an entry', () => {
  it('creates an invisible draft, once despite retries', async () => {
    const entry = { id: randomUUID(), kind: 'question', slug: 'cost', body: question() };
    const first = await send('POST', '/admin/content', entry);
    expect(first.data).toMatchObject({ status: 'draft', version: 1, publishedVersion: null });
    expect((await send('POST', '/admin/content', entry)).data).toEqual(first.data);
    expect(await listPublic('questions')).toEqual([]);
    const other = await send('POST', '/admin/content', { ...entry, id: randomUUID() });
    expect(other).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
    const slide = { title: bilingual('A', 'A'), text: bilingual('', ''), art: 'sun', link: null };
    const sameName = { id: randomUUID(), kind: 'slide', slug: 'cost', body: slide };
    expect((await send('POST', '/admin/content', sameName)).status).toBe(200);
  });

  it('validates an entry by its kind and names each invalid field', async () => {
    const { id } = await begin();
    const body = { ...question(), group: 'moon', extra: 1, answer: { en: 'x' } };
    const reply = await send('PUT', `/admin/content/${id}`, { version: 1, body });
    expect(reply.code).toBe('INVALID_REQUEST');
    expect(reply.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'body.answer.vi',
      'body.extra',
      'body.group',
    ]);
    const announcement = { tone: 'calm', text: bilingual('x', 'x') };
    const link = { to: 'javascript:alert(1)', label: bilingual('x', 'x') };
    const invalid = {
      id: randomUUID(),
      kind: 'announcement',
      slug: 'x',
      body: { ...announcement, link },
    };
    const refused = await send('POST', '/admin/content', invalid);
    expect(refused.errors).toMatchObject([{ path: 'body.link.to' }]);
  });

  it('saves a new version while the published one stays live', async () => {
    const { id, slug } = await begin();
    await publish(id);
    const body = question({ answer: bilingual('A little.', 'Một chút.') });
    const saved = await send('PUT', `/admin/content/${id}`, { version: 1, body });
    expect(saved.data).toMatchObject({ version: 2, publishedVersion: 1, status: 'published' });
    const live = (await listPublic('questions')).find((entry) => entry.id === slug);
    expect(JSON.stringify(live)).toContain('Miễn phí');
    expect(await lastAudit(id)).toMatchObject({
      action: 'content.saved',
      detail: {
        before: { version: 1 },
        changes: { version: 2, fields: ['answer.en', 'answer.vi'] },
      },
    });
    await publish(id, { version: 2 });
    expect(JSON.stringify(await listPublic('questions'))).toContain('Một chút');
    const again = await send('PUT', `/admin/content/${id}`, { version: 2, body });
    expect(again.data.version).toBe(2);
  });

  it('refuses the second of two simultaneous edits and loses nothing', async () => {
    const { id } = await begin();
    const save = (text: string) =>
      send('PUT', `/admin/content/${id}`, {
        version: 1,
        body: question({ answer: bilingual(text, text) }),
      });
    const replies = await Promise.all([save('one'), save('two'), save('three')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('CHANGED_MEANWHILE');
    expect((await publish(id)).code).toBe('CHANGED_MEANWHILE');
    const restore = { version: 1, restored: 1 };
    expect((await send('POST', `/admin/content/${id}/restore`, restore)).code).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await admin.get(`/admin/content/${id}/versions`)).toHaveLength(2);
  });

  it('publishes an entry only if both languages are complete', async () => {
    const { id, gaps } = await begin(question({ answer: bilingual('Nothing.', ' ') }));
    expect(gaps).toBe(1);
    const reply = await publish(id);
    expect(reply).toMatchObject({ status: 409, code: 'LANGUAGE_MISSING' });
    expect(reply.errors).toMatchObject([{ path: 'body.answer.vi' }]);
  });

  it('shows an entry between two times', async () => {
    const announcement = {
      tone: 'calm',
      text: bilingual('Closed for Tết', 'Nghỉ Tết'),
      link: null,
    };
    const { id } = await begin(announcement, 'announcement');
    const at = (minutes: number) =>
      new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    const [showsFrom, showsUntil] = [at(10), at(20)];
    const wrong = await publish(id, { showsFrom: showsUntil, showsUntil: showsFrom });
    expect(wrong).toMatchObject({ code: 'INVALID_REQUEST', errors: [{ path: 'showsUntil' }] });
    expect((await publish(id, { showsUntil: at(-1) })).code).toBe('INVALID_REQUEST');
    expect((await publish(id, { showsFrom, showsUntil })).data).toMatchObject({
      showsFrom,
      showsUntil,
      status: 'published',
    });
    expect(await listPublic('announcements')).toHaveLength(0);
    test.clock.turn(10 * 60_000);
    expect(await listPublic('announcements')).toHaveLength(1);
    test.clock.turn(10 * 60_000);
    expect(await listPublic('announcements')).toHaveLength(0);
  });

  it('shows the old version until the scheduled time of the new one', async () => {
    const announcement = { tone: 'calm', text: bilingual('Open', 'Mở cửa'), link: null };
    const { id } = await begin(announcement, 'announcement');
    await publish(id);
    const newer = { ...announcement, text: bilingual('Closed', 'Đóng cửa') };
    await send('PUT', `/admin/content/${id}`, { version: 1, body: newer });
    const showsFrom = new Date(test.clock.now().getTime() + 10 * 60_000).toISOString();
    const scheduled = await publish(id, { version: 2, showsFrom });
    expect(scheduled.data).toMatchObject({ publishedVersion: 2, versionUntilThen: 1 });
    expect(await listPublic('announcements')).toMatchObject([{ id, text: announcement.text }]);
    // Postponed again: the first version is still live.
    const later = new Date(test.clock.now().getTime() + 20 * 60_000).toISOString();
    const postponed = await publish(id, { version: 2, showsFrom: later });
    expect(postponed.data.versionUntilThen).toBe(1);
    test.clock.turn(15 * 60_000);
    expect(await listPublic('announcements')).toMatchObject([{ text: announcement.text }]);
    test.clock.turn(5 * 60_000);
    expect(await listPublic('announcements')).toMatchObject([{ text: newer.text }]);
    await send('POST', `/admin/content/${id}/status`, { status: 'archived' });
  });

  it('unpublishes and archives an entry', async () => {
    const { id, slug } = await begin();
    await publish(id);
    const isPublic = async () => (await listPublic('questions')).some((entry) => entry.id === slug);
    const withdraw = (status: string) => send('POST', `/admin/content/${id}/status`, { status });
    expect(await isPublic()).toBe(true);
    expect((await withdraw('draft')).data.status).toBe('draft');
    expect(await isPublic()).toBe(false);
    expect((await withdraw('archived')).data.status).toBe('archived');
    expect(await lastAudit(id)).toMatchObject({
      action: 'content.archived',
      detail: { before: { status: 'draft' }, changes: { status: 'archived' } },
    });
  });

  it('restores an old version as a new version', async () => {
    const { id } = await begin();
    const body = question({ answer: bilingual('Much.', 'Nhiều.') });
    await send('PUT', `/admin/content/${id}`, { version: 1, body });
    const restored = await send('POST', `/admin/content/${id}/restore`, {
      version: 2,
      restored: 1,
    });
    expect(restored.data).toMatchObject({ version: 3, body: question() });
    const versions = await admin.get(`/admin/content/${id}/versions`);
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(versions[0]).toMatchObject({ author: 'Nguyễn Minh Ánh', body: question() });
    expect(await lastAudit(id)).toMatchObject({ action: 'content.restored' });
    const missing = { version: 3, restored: 9 };
    expect((await send('POST', `/admin/content/${id}/restore`, missing)).code).toBe(
      'CONTENT_NOT_FOUND',
    );
  });

  it('returns CONTENT_NOT_FOUND for an unknown entry', async () => {
    const id = randomUUID();
    for (const reply of [
      await send('GET', `/admin/content/${id}`),
      await send('GET', `/admin/content/${id}/versions`),
      await send('PUT', `/admin/content/${id}`, { version: 1, body: question() }),
      await publish(id),
      await send('POST', `/admin/content/${id}/status`, { status: 'draft' }),
    ]) {
      expect(reply.code).toBe('CONTENT_NOT_FOUND');
    }
  });

  it('an edited founding entry is no longer replaced by newer releases', async () => {
    await loadFoundingContent(test.services);
    const { rows } = await admin.get('/admin/content?kind=page&search=dich-vu');
    const [{ id, updatedBy }] = rows;
    expect(updatedBy).toBeNull();
    const { body } = await admin.get(`/admin/content/${id}`);
    const changed = { ...body, summary: bilingual('Other', 'Khác') };
    await send('PUT', `/admin/content/${id}`, { version: 1, body: changed });
    expect(await loadFoundingContent(test.services)).toEqual({ added: 0, renewed: 0 });
    const [stored] = await test.services.db
      .select()
      .from(contentEntries)
      .where(eq(contentEntries.id, id));
    expect(stored?.isSeeded).toBe(false);
  });
});

const idsOf = async (sort: string): Promise<string[]> =>
  (await admin.get(`/admin/content?size=500&sort=${sort}`)).rows.map(
    ({ id }: { id: string }) => id,
  );

describe('listing entries', () => {
  it('searches all texts of both languages, ignoring accents', async () => {
    const { id } = await begin(question({ answer: bilingual('Quokkas.', 'Hươu cao cổ.') }));
    for (const search of ['quokka', 'huou cao', 'HƯƠU']) {
      const { rows, total } = await admin.get(
        `/admin/content?search=${encodeURIComponent(search)}`,
      );
      expect(rows.map((row: { id: string }) => row.id)).toEqual([id]);
      expect(total).toBe(1);
    }
    // Names of fields are not searched.
    expect((await admin.get('/admin/content?search=isOnHome')).total).toBe(0);
    expect((await admin.get('/admin/content?search=%25')).total).toBe(0);
  });

  it('filters, paginates and counts the entries of each kind', async () => {
    const all = await admin.get('/admin/content?size=500');
    const kinds = await admin.get('/admin/content?kind=question,page&size=2&sort=title');
    expect(kinds.rows).toHaveLength(2);
    expect(kinds.total).toBe(all.byKind.question + all.byKind.page);
    expect(kinds.byKind).toEqual(all.byKind);
    const drafts = await admin.get('/admin/content?status=draft&size=500');
    expect(drafts.rows.every(({ status }: { status: string }) => status === 'draft')).toBe(true);
    expect(drafts.total).toBe(drafts.rows.length);
    expect((await send('GET', '/admin/content?kind=moon')).code).toBe('INVALID_REQUEST');
  });

  it.each(['title', 'kind', 'status', 'updated', 'position'])(
    'sorts entries by %s',
    async (sort) => {
      const [up, down] = [await idsOf(sort), await idsOf(`-${sort}`)];
      expect(up).not.toEqual(down);
      expect(up.toSorted()).toEqual(down.toSorted());
    },
  );

  it('arranges all entries of a kind or none', async () => {
    const { rows } = await admin.get('/admin/content?kind=slide&sort=position&size=500');
    const ids: string[] = rows.map(({ id }: { id: string }) => id).toReversed();
    expect((await send('PUT', '/admin/content/order', { kind: 'slide', ids })).status).toBe(200);
    const after = await admin.get('/admin/content?kind=slide&sort=position&size=500');
    expect(after.rows.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids, ids[0]!], [...ids, randomUUID()]]) {
      const reply = await send('PUT', '/admin/content/order', { kind: 'slide', ids: wrong });
      expect(reply.code).toBe('CHANGED_MEANWHILE');
    }
  });
});

it('previews a Markdown text', async () => {
  const { data } = await send('POST', '/prose', { markdown: '## Xin chào\n\n*bạn*' });
  expect(data).toMatchObject([
    { kind: 'heading', id: 'xin-chao' },
    { kind: 'paragraph', runs: [{ text: 'bạn', style: ['emphasis'] }] },
  ]);
});
