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

const words = (en: string, vi: string) => ({ en, vi });

const question = (changes: Partial<ContentBody<'question'>> = {}): ContentBody<'question'> => ({
  group: 'accounts',
  question: words('What does it cost?', 'Giá bao nhiêu?'),
  answer: words('**Nothing**.', '**Miễn phí**.'),
  isOnHome: false,
  ...changes,
});

async function send(...what: Parameters<Client['send']>) {
  const reply = await admin.send(...what);
  const { data, code, errors } = reply.json();
  return { data, code, errors, status: reply.statusCode };
}

async function begin(body: object = question(), kind = 'question') {
  const slug = `s-${randomUUID()}`;
  const sent = { id: randomUUID(), kind, slug, body };
  const { data } = await send('POST', '/admin/content', sent);
  return data;
}

const publish = (id: string, changes: object = {}) =>
  send('POST', `/admin/content/${id}/publish`, {
    version: 1,
    showsFrom: null,
    showsUntil: null,
    ...changes,
  });

async function seen(kind: 'questions' | 'announcements'): Promise<{ id: string }[]> {
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

describe('an entry', () => {
  it('begins as a draft that nobody sees, and asking twice is asking once', async () => {
    const sent = { id: randomUUID(), kind: 'question', slug: 'cost', body: question() };
    const first = await send('POST', '/admin/content', sent);
    expect(first.data).toMatchObject({ status: 'draft', version: 1, publishedVersion: null });
    expect((await send('POST', '/admin/content', sent)).data).toEqual(first.data);
    expect(await seen('questions')).toEqual([]);
    const other = await send('POST', '/admin/content', { ...sent, id: randomUUID() });
    expect(other).toMatchObject({ status: 409, code: 'SLUG_TAKEN' });
    const slide = { title: words('A', 'A'), text: words('', ''), art: 'sun', link: null };
    const sameName = { id: randomUUID(), kind: 'slide', slug: 'cost', body: slide };
    expect((await send('POST', '/admin/content', sameName)).status).toBe(200);
  });

  it('must be what its kind asks for, and each field that is wrong is named', async () => {
    const { id } = await begin();
    const body = { ...question(), group: 'moon', extra: 1, answer: { en: 'x' } };
    const reply = await send('PUT', `/admin/content/${id}`, { version: 1, body });
    expect(reply.code).toBe('INVALID_REQUEST');
    expect(reply.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'body.answer.vi',
      'body.extra',
      'body.group',
    ]);
    const line = { tone: 'calm', text: words('x', 'x') };
    const link = { to: 'javascript:alert(1)', label: words('x', 'x') };
    const given = { id: randomUUID(), kind: 'announcement', slug: 'x', body: { ...line, link } };
    const refused = await send('POST', '/admin/content', given);
    expect(refused.errors).toMatchObject([{ path: 'body.link.to' }]);
  });

  it('is saved as a new version while what is live stays live', async () => {
    const { id, slug } = await begin();
    await publish(id);
    const body = question({ answer: words('A little.', 'Một chút.') });
    const saved = await send('PUT', `/admin/content/${id}`, { version: 1, body });
    expect(saved.data).toMatchObject({ version: 2, publishedVersion: 1, status: 'published' });
    const live = (await seen('questions')).find((one) => one.id === slug);
    expect(JSON.stringify(live)).toContain('Miễn phí');
    expect(await lastAudit(id)).toMatchObject({
      action: 'content.saved',
      detail: {
        before: { version: 1 },
        changes: { version: 2, fields: ['answer.en', 'answer.vi'] },
      },
    });
    await publish(id, { version: 2 });
    expect(JSON.stringify(await seen('questions'))).toContain('Một chút');
    const again = await send('PUT', `/admin/content/${id}`, { version: 2, body });
    expect(again.data.version).toBe(2);
  });

  it('edited by two at once tells the second, and loses nothing', async () => {
    const { id } = await begin();
    const save = (text: string) =>
      send('PUT', `/admin/content/${id}`, {
        version: 1,
        body: question({ answer: words(text, text) }),
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

  it('is published only with both languages whole', async () => {
    const { id, gaps } = await begin(question({ answer: words('Nothing.', ' ') }));
    expect(gaps).toBe(1);
    const reply = await publish(id);
    expect(reply).toMatchObject({ status: 409, code: 'LANGUAGE_MISSING' });
    expect(reply.errors).toMatchObject([{ path: 'body.answer.vi' }]);
  });

  it('is shown between two moments', async () => {
    const line = { tone: 'calm', text: words('Closed for Tết', 'Nghỉ Tết'), link: null };
    const { id } = await begin(line, 'announcement');
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
    expect(await seen('announcements')).toHaveLength(0);
    test.clock.turn(10 * 60_000);
    expect(await seen('announcements')).toHaveLength(1);
    test.clock.turn(10 * 60_000);
    expect(await seen('announcements')).toHaveLength(0);
  });

  it('stays as it is until the moment from which newer words are shown', async () => {
    const line = { tone: 'calm', text: words('Open', 'Mở cửa'), link: null };
    const { id } = await begin(line, 'announcement');
    await publish(id);
    const newer = { ...line, text: words('Closed', 'Đóng cửa') };
    await send('PUT', `/admin/content/${id}`, { version: 1, body: newer });
    const showsFrom = new Date(test.clock.now().getTime() + 10 * 60_000).toISOString();
    const scheduled = await publish(id, { version: 2, showsFrom });
    expect(scheduled.data).toMatchObject({ publishedVersion: 2, versionUntilThen: 1 });
    expect(await seen('announcements')).toMatchObject([{ id, text: line.text }]);
    // Put off again: what is live is still the first.
    const later = new Date(test.clock.now().getTime() + 20 * 60_000).toISOString();
    const putOff = await publish(id, { version: 2, showsFrom: later });
    expect(putOff.data.versionUntilThen).toBe(1);
    test.clock.turn(15 * 60_000);
    expect(await seen('announcements')).toMatchObject([{ text: line.text }]);
    test.clock.turn(5 * 60_000);
    expect(await seen('announcements')).toMatchObject([{ text: newer.text }]);
    await send('POST', `/admin/content/${id}/status`, { status: 'archived' });
  });

  it('is taken off the pages and put into the archive', async () => {
    const { id, slug } = await begin();
    await publish(id);
    const isSeen = async () => (await seen('questions')).some((one) => one.id === slug);
    const withdraw = (status: string) => send('POST', `/admin/content/${id}/status`, { status });
    expect(await isSeen()).toBe(true);
    expect((await withdraw('draft')).data.status).toBe('draft');
    expect(await isSeen()).toBe(false);
    expect((await withdraw('archived')).data.status).toBe('archived');
    expect(await lastAudit(id)).toMatchObject({
      action: 'content.archived',
      detail: { before: { status: 'draft' }, changes: { status: 'archived' } },
    });
  });

  it('comes back from its history as a version of its own', async () => {
    const { id } = await begin();
    const body = question({ answer: words('Much.', 'Nhiều.') });
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

  it('that does not exist is not found', async () => {
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

  it('that came with the product belongs to whoever has changed it', async () => {
    await loadFoundingContent(test.services);
    const { rows } = await admin.get('/admin/content?kind=page&search=dich-vu');
    const [{ id, updatedBy }] = rows;
    expect(updatedBy).toBeNull();
    const { body } = await admin.get(`/admin/content/${id}`);
    const changed = { ...body, summary: words('Other', 'Khác') };
    await send('PUT', `/admin/content/${id}`, { version: 1, body: changed });
    expect(await loadFoundingContent(test.services)).toEqual({ added: 0, renewed: 0 });
    const [stored] = await test.services.db
      .select()
      .from(contentEntries)
      .where(eq(contentEntries.id, id));
    expect(stored?.isFounding).toBe(false);
  });
});

const idsOf = async (sort: string): Promise<string[]> =>
  (await admin.get(`/admin/content?size=500&sort=${sort}`)).rows.map(
    ({ id }: { id: string }) => id,
  );

describe('the list', () => {
  it('is searched in all words of both languages, accents or none', async () => {
    const { id } = await begin(question({ answer: words('Quokkas.', 'Hươu cao cổ.') }));
    for (const search of ['quokka', 'huou cao', 'HƯƠU']) {
      const { rows, total } = await admin.get(
        `/admin/content?search=${encodeURIComponent(search)}`,
      );
      expect(rows.map((row: { id: string }) => row.id)).toEqual([id]);
      expect(total).toBe(1);
    }
    // The name of a field is no word of the entry.
    expect((await admin.get('/admin/content?search=isOnHome')).total).toBe(0);
    expect((await admin.get('/admin/content?search=%25')).total).toBe(0);
  });

  it('has filters, pages and how many there are of each kind', async () => {
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

  it.each(['title', 'kind', 'status', 'updated', 'position'])('is sorted by %s', async (sort) => {
    const [up, down] = [await idsOf(sort), await idsOf(`-${sort}`)];
    expect(up).not.toEqual(down);
    expect(up.toSorted()).toEqual(down.toSorted());
  });

  it('is put in order, every entry of the kind or none', async () => {
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

it('a text in Markdown is read as it will look', async () => {
  const { data } = await send('POST', '/prose', { markdown: '## Xin chào\n\n*bạn*' });
  expect(data).toMatchObject([
    { kind: 'heading', id: 'xin-chao' },
    { kind: 'paragraph', runs: [{ text: 'bạn', style: ['emphasis'] }] },
  ]);
});
