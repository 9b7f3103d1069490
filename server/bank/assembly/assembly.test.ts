import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFoundingBank } from '../forms/founding-bank.ts';
import { insertItems } from '../items/item-store.ts';
import { mapItemVersions } from '../item-versions.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';

let test: TestApp;
let admin: Client & { id: string };

beforeAll(async () => {
  test = await testApp();
  await loadFoundingBank(test.services);
  const { cookie, id } = await signedInAs(test.services, 'admin');
  admin = { ...clientOf(test, cookie), id };
});
afterAll(() => test.close());

const text = (en: string, vi: string) => ({ en, vi });

async function send<Data = WholeTest>(...request: Parameters<Client['send']>) {
  const reply = await admin.send(...request);
  const { data, code, errors } = reply.json();
  return { data: data as Data, code, errors, status: reply.statusCode };
}

let testCount = 0;

async function create(blueprint = 'practice-rw'): Promise<WholeTest> {
  testCount += 1;
  const name = text(`Test ${blueprint} ${testCount}`, `Đề ${blueprint} ${testCount}`);
  const { id } = await admin.get(`/admin/tests/next-id?name=${encodeURIComponent(name.en)}`);
  return (await send('POST', '/admin/tests', { id, blueprint, name })).data;
}

async function assemble(
  { id, revision }: WholeTest,
  options: object = {},
): Promise<{ test: WholeTest; shortages: unknown[] }> {
  const body = { revision, seed: 7, maxForms: null, isFillOnly: false, ...options };
  const { data } = await send<{ test: WholeTest; shortages: unknown[] }>(
    'POST',
    `/admin/tests/${id}/assemble`,
    body,
  );
  return data;
}

const createAssembled = async (blueprint?: string): Promise<WholeTest> =>
  (await assemble(await create(blueprint))).test;

const publish = ({ id, revision }: WholeTest, opensAt: string | null = null) =>
  send('POST', `/admin/tests/${id}/publish`, { revision, opensAt });

const save = ({ id, ...draft }: Pick<WholeTest, 'id' | 'revision' | 'name' | 'modules'>) =>
  send('PUT', `/admin/tests/${id}`, {
    revision: draft.revision,
    name: draft.name,
    modules: draft.modules,
  });

const reload = ({ id }: { id: string }): Promise<WholeTest> => admin.get(`/admin/tests/${id}`);

const isUnmet = ({ gate }: WholeTest, name: string): boolean =>
  gate.some(({ check, isMet }) => check === name && !isMet);

const listOffered = async (): Promise<string[]> => {
  const { data } = (await test.app.inject('/api/v1/tests')).json();
  return data.map(({ id }: { id: string }) => id);
};

async function start(id: string): Promise<number> {
  const student = await newStudent(test);
  const body = { id: crypto.randomUUID(), test: id, device: 'laptop-1' };
  return (await student.send('POST', '/attempts', body)).statusCode;
}

async function listActions(id: string): Promise<string[]> {
  const rows = await test.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, admin.id), eq(auditLog.subject, `test:${id}`)))
    .orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

/** The same test with one slot changed. */
const withSlot = (whole: WholeTest, module: number, position: number, slot: object): WholeTest => ({
  ...whole,
  modules: whole.modules.map((each, index) =>
    index === module
      ? { ...each, slots: each.slots.with(position, { ...each.slots[position]!, ...slot }) }
      : each,
  ),
});

const at = (hours: number): string =>
  new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();

const hole = { item: null, version: null };

describe('assembling a test', () => {
  it('creates an empty test with an id from its name, and a retry finds it', async () => {
    const name = text('Summer test', 'Đề mùa hè');
    const { id } = await admin.get('/admin/tests/next-id?name=Summer%20test');
    expect(id).toBe('summer-test');
    const request = { id, blueprint: 'full', name };
    const first = await send('POST', '/admin/tests', request);
    expect(first.data).toMatchObject({
      id,
      state: 'draft',
      questions: 98,
      emptySlots: 147,
      revision: 1,
    });
    expect(first.data.modules.map(({ slots }) => slots.length)).toEqual([27, 27, 27, 22, 22, 22]);
    expect((await send('POST', '/admin/tests', request)).data).toEqual(first.data);
    const other = await send('POST', '/admin/tests', { ...request, blueprint: 'diagnostic' });
    expect(other).toMatchObject({ status: 409, code: 'TEST_ID_TAKEN' });
    const published = await send('POST', '/admin/tests', { ...request, id: 'full-1' });
    expect(published.code).toBe('TEST_ID_TAKEN');
    expect((await admin.get('/admin/tests/next-id?name=Summer%20test')).id).toBe('summer-test-2');
    expect((await admin.get('/admin/tests/next-id?name=%E2%98%83')).id).toBe('test');
  });

  it('fills a test by its blueprint with the least used items, the same for the same seed', async () => {
    const draft = await create('full');
    const { test: whole, shortages } = await assemble(draft);
    expect(shortages).toEqual([]);
    expect(whole).toMatchObject({ emptySlots: 0, problems: [], revision: 2 });
    expect(whole.forecasts.map(({ section }) => section)).toEqual(['rw', 'math']);
    const [rw] = whole.forecasts;
    expect(rw!.reliability).toBeGreaterThan(0.85);
    expect(rw!.lowerShare).toBeGreaterThan(0.3);
    expect(rw!.curves.higher).toHaveLength(61);
    const again = await assemble(whole);
    expect(again.test.modules).toEqual(whole.modules);
    expect((await assemble(again.test, { seed: 8 })).test.modules).not.toEqual(whole.modules);
    const unmet = whole.gate.filter(({ isMet }) => !isMet).map(({ check }) => check);
    expect(unmet).toEqual(['previewed', 'previewed']);
  });

  it('reports what the bank lacks and leaves holes there', async () => {
    const { test: whole, shortages } = await assemble(await create('practice-math'), {
      maxForms: 0,
    });
    expect(whole.emptySlots).toBeGreaterThan(0);
    expect(shortages).toContainEqual(
      expect.objectContaining({ module: { section: 'math', part: 1 }, domain: 'algebra' }),
    );
    expect(isUnmet(whole, 'counts')).toBe(true);
    expect(whole.problems.map(({ code }) => code)).toContain('question-count');
    expect((await publish(whole)).code).toBe('TEST_CHECKS_FAIL');
    const rest = await assemble(whole, { isFillOnly: true });
    expect(rest).toMatchObject({ shortages: [], test: { emptySlots: 0 } });
    const before = whole.modules[0]!.slots.flatMap(({ item }) => item ?? []);
    const after = rest.test.modules[0]!.slots.map(({ item }) => item);
    expect(before.every((item) => after.includes(item))).toBe(true);
  });

  it('offers for a slot only items that fit it and are not in the test', async () => {
    const whole = await createAssembled();
    const { skill, id } = whole.items.find(
      ({ id: each }) => each === whole.modules[0]!.slots[3]!.item,
    )!;
    const path = `/admin/tests/${whole.id}/candidates?section=rw&part=1&slot=3`;
    const { rows, domains, total } = await admin.get(path);
    expect(domains).toHaveLength(1);
    expect(total).toBeGreaterThan(rows.length / 2);
    const ids = new Set(whole.items.map((item) => item.id));
    expect(rows.some((row: { id: string }) => ids.has(row.id))).toBe(false);
    const same = await admin.get(`${path}&skill=${skill}&difficulty=hard`);
    expect(same.rows.every((row: { skill: string }) => row.skill === skill)).toBe(true);
    const found = await admin.get(`${path}&search=${rows[0].id}`);
    expect(found.rows.map((row: { id: string }) => row.id)).toEqual([rows[0].id]);
    expect(ids.has(id)).toBe(true);
    expect((await send('GET', `${path}9`)).code).toBe('TEST_NOT_FOUND');
  });

  it('replaces one question and keeps the others', async () => {
    const whole = await createAssembled();
    const { rows } = await admin.get(
      `/admin/tests/${whole.id}/candidates?section=rw&part=1&slot=0`,
    );
    const [{ id, version }] = rows;
    const saved = await save(withSlot(whole, 0, 0, { item: id, version }));
    expect(saved.data).toMatchObject({ revision: whole.revision + 1 });
    expect(saved.data.items.map((item) => item.id)).toContain(id);
    expect(await listActions(whole.id)).toEqual(['test.begun', 'test.assembled', 'test.saved']);
    expect((await save({ ...saved.data })).data.revision).toBe(saved.data.revision);
    expect(saved.data.history.map(({ action }) => action)).toEqual([
      'test.saved',
      'test.assembled',
      'test.begun',
    ]);
  });

  it('refuses the second of two concurrent edits of a test', async () => {
    const whole = await createAssembled();
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((name) => save({ ...whole, name: text(name, name) })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('CHANGED_MEANWHILE');
    expect((await publish(whole)).code).toBe('CHANGED_MEANWHILE');
    const body = { revision: whole.revision, seed: 1, maxForms: null, isFillOnly: true };
    const late = await send('POST', `/admin/tests/${whole.id}/assemble`, body);
    expect(late.code).toBe('CHANGED_MEANWHILE');
    const gone = await send('DELETE', `/admin/tests/${whole.id}?revision=${whole.revision}`);
    expect(gone.code).toBe('CHANGED_MEANWHILE');
  });

  it('rejects modules, versions and items that do not exist', async () => {
    const whole = await createAssembled();
    for (const wrong of [
      { ...whole, modules: [] },
      { ...whole, modules: [...whole.modules, ...whole.modules] },
      { ...whole, modules: [{ ...whole.modules[0]!, slots: whole.modules[0]!.slots.slice(1) }] },
      { ...whole, modules: [{ ...whole.modules[0]!, section: 'math' as const }] },
      withSlot(whole, 0, 0, { item: 'no-such-item' }),
      withSlot(whole, 0, 0, { version: 99 }),
      withSlot(whole, 0, 0, { version: null }),
      withSlot(whole, 0, 0, { item: '__proto__', version: 1 }),
      withSlot(whole, 0, 0, { item: `x'); drop table forms; --`, version: 1 }),
      { ...whole, name: text('x'.repeat(121), 'x') },
    ]) {
      expect(await save(wrong)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
    expect((await reload(whole)).revision).toBe(whole.revision);
  });

  it('discarding a draft deletes the test', async () => {
    const whole = await create();
    expect((await send('DELETE', `/admin/tests/${whole.id}?revision=1`)).status).toBe(200);
    expect((await send('GET', `/admin/tests/${whole.id}`)).code).toBe('TEST_NOT_FOUND');
    expect(await listActions(whole.id)).toEqual(['test.begun', 'test.discarded']);
  });
});

describe('the publication gate', () => {
  it('refuses publication until every check is met', async () => {
    const whole = await createAssembled('practice-rw');
    expect(whole.gate.every(({ isMet }) => isMet)).toBe(true);
    const withHole = (await save(withSlot(whole, 0, 2, hole))).data;
    expect(isUnmet(withHole, 'counts')).toBe(true);
    expect(isUnmet(withHole, 'blueprint')).toBe(true);
    expect((await publish(withHole)).code).toBe('TEST_CHECKS_FAIL');
    const nameless = (await save({ ...whole, revision: withHole.revision, name: text('A', ' ') }))
      .data;
    expect(nameless.gate.filter(({ isMet }) => !isMet).map(({ check }) => check)).toEqual([
      'languages',
    ]);
    expect((await publish(nameless)).code).toBe('TEST_CHECKS_FAIL');
  });

  it('requires a preview of both routes, and a new one when a question changes', async () => {
    const whole = await createAssembled('section-rw');
    expect(whole.gate.filter(({ isMet }) => !isMet).map(({ route }) => route)).toEqual([
      'lower',
      'higher',
    ]);
    const mark = (route: string, fingerprint: string) =>
      send('POST', `/admin/tests/${whole.id}/previews`, { route, fingerprint });
    const preview = await admin.get(`/admin/tests/${whole.id}/preview?route=lower`);
    expect(preview.modules).toHaveLength(2);
    expect(JSON.stringify(preview)).not.toContain('rationale');
    expect((await mark('lower', preview.fingerprint)).status).toBe(200);
    expect((await mark('higher', 'something else')).code).toBe('CHANGED_MEANWHILE');
    await mark('higher', preview.fingerprint);
    const ready = await reload(whole);
    expect(ready.gate.every(({ isMet }) => isMet)).toBe(true);
    const renamed = (await save({ ...ready, name: text('Other', 'Khác') })).data;
    expect(isUnmet(renamed, 'previewed')).toBe(false);
    const changed = (await save(withSlot(renamed, 0, 0, hole))).data;
    expect(isUnmet(changed, 'previewed')).toBe(true);
    expect((await mark('lower', preview.fingerprint)).code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a published test', () => {
  it('offers a published test, which never changes', async () => {
    const whole = await createAssembled('diagnostic');
    expect(await listOffered()).not.toContain(whole.id);
    expect(await start(whole.id)).toBe(404);
    const published = await publish(whole);
    expect(published.data).toMatchObject({ state: 'published', revision: 0, gate: [] });
    expect(published.data.modules).toEqual(whole.modules);
    expect(await listOffered()).toContain(whole.id);
    expect(await start(whole.id)).toBe(200);
    expect((await save(whole)).code).toBe('TEST_NOT_FOUND');
    expect((await publish(whole)).code).toBe('TEST_NOT_FOUND');
    expect((await send('DELETE', `/admin/tests/${whole.id}?revision=2`)).code).toBe(
      'TEST_NOT_FOUND',
    );
    expect(await reload(whole)).toMatchObject({ attempts: 1, running: 1 });
    expect(await listActions(whole.id)).toEqual(['test.begun', 'test.assembled', 'test.published']);
  });

  it('opens a scheduled test at its time', async () => {
    const whole = await createAssembled();
    const opensAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    expect((await publish(whole, opensAt)).data).toMatchObject({ state: 'scheduled', opensAt });
    expect(await listOffered()).not.toContain(whole.id);
    expect(await start(whole.id)).toBe(404);
    test.clock.turn(3_599_000);
    expect(await start(whole.id)).toBe(404);
    test.clock.turn(1_000);
    expect(await listOffered()).toContain(whole.id);
    expect(await start(whole.id)).toBe(200);
    expect((await reload(whole)).state).toBe('published');
    test.clock.turn(-3_600_000);
  });

  it('reschedules the opening of a test', async () => {
    const whole = await createAssembled();
    await publish(whole, at(5));
    const move = (opensAt: string | null) =>
      send('POST', `/admin/tests/${whole.id}/status`, { status: 'published', opensAt });
    expect((await move(at(9))).data.state).toBe('scheduled');
    expect((await move(null)).data).toMatchObject({ state: 'published', opensAt: null });
    expect((await listActions(whole.id)).slice(-2)).toEqual([
      'test.rescheduled',
      'test.rescheduled',
    ]);
  });

  it('archives a test while attempts continue, and offers it again', async () => {
    const whole = await createAssembled();
    await publish(whole);
    const student = await newStudent(test);
    const body = { id: crypto.randomUUID(), test: whole.id, device: 'laptop-1' };
    const attempt = (await student.send('POST', '/attempts', body)).json().data;
    const set = (status: string) => send('POST', `/admin/tests/${whole.id}/status`, { status });
    expect((await set('archived')).data.state).toBe('archived');
    expect(await listOffered()).not.toContain(whole.id);
    test.clock.turn(61_000);
    expect(await start(whole.id)).toBe(404);
    expect(await student.get(`/attempts/${attempt.id}?device=laptop-1`)).toMatchObject({
      id: attempt.id,
    });
    const again = await student.send('POST', '/attempts', { ...body, id: crypto.randomUUID() });
    expect(again.json().data.id).toBe(attempt.id);
    expect((await set('published')).data.state).toBe('published');
    expect((await listActions(whole.id)).slice(-2)).toEqual(['test.archived', 'test.offered']);
  });

  it('a new edition replaces the published test', async () => {
    const whole = await createAssembled();
    await publish(whole);
    const first = await send('POST', `/admin/tests/${whole.id}/edition`);
    const edition = first.data;
    expect(edition).toMatchObject({
      id: `${whole.id}-e2`,
      state: 'draft',
      name: whole.name,
      replaces: { id: whole.id, changed: [] },
    });
    expect((await send('POST', `/admin/tests/${whole.id}/edition`)).data.id).toBe(edition.id);
    expect((await reload(whole)).edition).toBe(edition.id);
    await publish(edition);
    const offers = await listOffered();
    expect(offers).toContain(edition.id);
    expect(offers).not.toContain(whole.id);
    expect((await reload(whole)).state).toBe('archived');
    expect((await listActions(whole.id)).at(-1)).toBe('test.archived');
    const third = await send('POST', `/admin/tests/${edition.id}/edition`);
    expect(third.data.id).toBe(`${whole.id}-e3`);
  });
});

const idsBy = async (sort: string): Promise<string[]> =>
  (await admin.get(`/admin/tests?size=500&sort=${sort}`)).rows.map(({ id }: { id: string }) => id);

it('a new edition has the latest version of each question and lists which changed', async () => {
  const whole = await createAssembled();
  await publish(whole);
  const { item, version } = whole.modules[0]!.slots[0]!;
  const { db, clock } = test.services;
  const content = (await mapItemVersions(db, [{ item: item!, version: version! }])).get(item!)!;
  const newer = { ...content, version: version! + 1, source: 'Looked up again' };
  await db.transaction((tx) => insertItems(tx, [newer], clock.now()));
  expect((await reload(whole)).modules).toEqual(whole.modules);
  const { data } = await send('POST', `/admin/tests/${whole.id}/edition`);
  expect(data.replaces?.changed).toEqual([{ item, from: version, to: version! + 1 }]);
  expect(data.modules[0]!.slots[0]).toMatchObject({ item, version: version! + 1 });
  expect((await publish(data)).data.state).toBe('published');
});

describe('the list of tests', () => {
  it('lists drafts and tests, and counts each state', async () => {
    const draft = await create('diagnostic');
    const { rows, total, byState } = await admin.get('/admin/tests?size=500');
    expect(total).toBe(rows.length);
    expect(byState.draft).toBeGreaterThan(0);
    const of = (id: string) => rows.find((row: { id: string }) => row.id === id);
    expect(of(draft.id)).toMatchObject({ state: 'draft', emptySlots: 54, reliability: null });
    expect(of('full-1')).toMatchObject({ state: 'published', questions: 98, emptySlots: 0 });
    expect(of('full-1').reliability).toBeGreaterThan(0.85);
    const some = await admin.get('/admin/tests?blueprint=diagnostic&state=draft&size=1');
    expect(some.rows).toHaveLength(1);
    expect(some.rows[0].blueprint).toBe('diagnostic');
  });

  it('leaves out tests assembled for one student', async () => {
    const student = await newStudent(test);
    const body = { id: crypto.randomUUID(), like: 'practice-rw-1' };
    const fresh = (await student.send('POST', '/tests/fresh', body)).json().data;
    const { rows } = await admin.get('/admin/tests?size=500');
    expect(rows.some((row: { id: string }) => row.id === fresh.test)).toBe(false);
    expect((await send('GET', `/admin/tests/${fresh.test}`)).code).toBe('TEST_NOT_FOUND');
    const status = { status: 'archived' };
    const other = await send('POST', `/admin/tests/${fresh.test}/status`, status);
    expect(other.code).toBe('TEST_NOT_FOUND');
  });

  it('searches names in both languages, with or without accents', async () => {
    for (const search of ['thi thu so 1', 'Full test 1', 'full-1']) {
      const { rows } = await admin.get(`/admin/tests?search=${encodeURIComponent(search)}`);
      expect(rows.map((row: { id: string }) => row.id)).toContain('full-1');
    }
    expect((await admin.get('/admin/tests?search=%25')).total).toBe(0);
  });

  it.each(['name', 'blueprint', 'state', 'attempts', 'reliability', 'score', 'updated'])(
    'sorts tests by %s',
    async (sort) => {
      const [ascending, descending] = [await idsBy(sort), await idsBy(`-${sort}`)];
      expect(ascending.toSorted()).toEqual(descending.toSorted());
    },
  );
});

it('only those who manage tests may see or change them', async () => {
  for (const role of ['student', 'parent', 'tutor', 'teacher', 'support'] as const) {
    const { cookie } = await signedInAs(test.services, role);
    const other = clientOf(test, cookie);
    expect((await other.send('GET', '/admin/tests')).statusCode).toBe(403);
    expect((await other.send('GET', '/admin/tests/full-1/preview')).statusCode).toBe(403);
    const status = await other.send('POST', '/admin/tests/full-1/status', { status: 'archived' });
    expect(status.statusCode).toBe(403);
  }
});
