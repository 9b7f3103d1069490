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

const words = (en: string, vi: string) => ({ en, vi });

async function send<Data = WholeTest>(...what: Parameters<Client['send']>) {
  const reply = await admin.send(...what);
  const { data, code, errors } = reply.json();
  return { data: data as Data, code, errors, status: reply.statusCode };
}

let begun = 0;

async function begin(blueprint = 'practice-rw'): Promise<WholeTest> {
  begun += 1;
  const name = words(`Test ${blueprint} ${begun}`, `Đề ${blueprint} ${begun}`);
  const { id } = await admin.get(`/admin/tests/next-id?name=${encodeURIComponent(name.en)}`);
  return (await send('POST', '/admin/tests', { id, blueprint, name })).data;
}

async function assemble(
  { id, revision }: WholeTest,
  wishes: object = {},
): Promise<{ test: WholeTest; shortages: unknown[] }> {
  const body = { revision, seed: 7, mostForms: null, isOnlyHoles: false, ...wishes };
  const { data } = await send<{ test: WholeTest; shortages: unknown[] }>(
    'POST',
    `/admin/tests/${id}/assemble`,
    body,
  );
  return data;
}

const made = async (blueprint?: string): Promise<WholeTest> =>
  (await assemble(await begin(blueprint))).test;

const publish = ({ id, revision }: WholeTest, opensAt: string | null = null) =>
  send('POST', `/admin/tests/${id}/publish`, { revision, opensAt });

const save = ({ id, ...sent }: Pick<WholeTest, 'id' | 'revision' | 'name' | 'modules'>) =>
  send('PUT', `/admin/tests/${id}`, {
    revision: sent.revision,
    name: sent.name,
    modules: sent.modules,
  });

const reload = ({ id }: { id: string }): Promise<WholeTest> => admin.get(`/admin/tests/${id}`);

const isOpen = ({ gate }: WholeTest, name: string): boolean =>
  gate.some(({ check, isMet }) => check === name && !isMet);

const offered = async (): Promise<string[]> => {
  const { data } = (await test.app.inject('/api/v1/tests')).json();
  return data.map(({ id }: { id: string }) => id);
};

async function start(id: string): Promise<number> {
  const student = await newStudent(test);
  const body = { id: crypto.randomUUID(), test: id, device: 'laptop-1' };
  return (await student.send('POST', '/attempts', body)).statusCode;
}

async function actions(id: string): Promise<string[]> {
  const rows = await test.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, admin.id), eq(auditLog.subject, `test:${id}`)))
    .orderBy(auditLog.id);
  return rows.map(({ action }) => action);
}

/** The same test with another slot at a place. */
const withSlot = (whole: WholeTest, module: number, place: number, slot: object): WholeTest => ({
  ...whole,
  modules: whole.modules.map((each, index) =>
    index === module
      ? { ...each, slots: each.slots.with(place, { ...each.slots[place]!, ...slot }) }
      : each,
  ),
});

const at = (hours: number): string =>
  new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();

const hole = { item: null, version: null };

describe('a test being put together', () => {
  it('begins empty under an id from its name, and asking twice is asking once', async () => {
    const name = words('Summer test', 'Đề mùa hè');
    const { id } = await admin.get('/admin/tests/next-id?name=Summer%20test');
    expect(id).toBe('summer-test');
    const sent = { id, blueprint: 'full', name };
    const first = await send('POST', '/admin/tests', sent);
    expect(first.data).toMatchObject({
      id,
      state: 'draft',
      questions: 98,
      holes: 147,
      revision: 1,
    });
    expect(first.data.modules.map(({ slots }) => slots.length)).toEqual([27, 27, 27, 22, 22, 22]);
    expect((await send('POST', '/admin/tests', sent)).data).toEqual(first.data);
    const other = await send('POST', '/admin/tests', { ...sent, blueprint: 'diagnostic' });
    expect(other).toMatchObject({ status: 409, code: 'TEST_ID_TAKEN' });
    const taken = await send('POST', '/admin/tests', { ...sent, id: 'full-1' });
    expect(taken.code).toBe('TEST_ID_TAKEN');
    expect((await admin.get('/admin/tests/next-id?name=Summer%20test')).id).toBe('summer-test-2');
    expect((await admin.get('/admin/tests/next-id?name=%E2%98%83')).id).toBe('test');
  });

  it('is filled by its blueprint, the same for the same seed, with what is used least', async () => {
    const draft = await begin('full');
    const { test: whole, shortages } = await assemble(draft);
    expect(shortages).toEqual([]);
    expect(whole).toMatchObject({ holes: 0, problems: [], revision: 2 });
    expect(whole.forecasts.map(({ section }) => section)).toEqual(['rw', 'math']);
    const [rw] = whole.forecasts;
    expect(rw!.reliability).toBeGreaterThan(0.85);
    expect(rw!.lowerShare).toBeGreaterThan(0.3);
    expect(rw!.curves.higher).toHaveLength(61);
    const again = await assemble(whole);
    expect(again.test.modules).toEqual(whole.modules);
    expect((await assemble(again.test, { seed: 8 })).test.modules).not.toEqual(whole.modules);
    const unpublished = whole.gate.filter(({ isMet }) => !isMet).map(({ check }) => check);
    expect(unpublished).toEqual(['previewed', 'previewed']);
  });

  it('says what the bank can not give, and keeps a hole there', async () => {
    const { test: whole, shortages } = await assemble(await begin('practice-math'), {
      mostForms: 0,
    });
    expect(whole.holes).toBeGreaterThan(0);
    expect(shortages).toContainEqual(
      expect.objectContaining({ module: { section: 'math', part: 1 }, domain: 'algebra' }),
    );
    expect(isOpen(whole, 'counts')).toBe(true);
    expect(whole.problems.map(({ code }) => code)).toContain('question-count');
    expect((await publish(whole)).code).toBe('TEST_HAS_FAULTS');
    const rest = await assemble(whole, { isOnlyHoles: true });
    expect(rest).toMatchObject({ shortages: [], test: { holes: 0 } });
    const before = whole.modules[0]!.slots.flatMap(({ item }) => item ?? []);
    const after = rest.test.modules[0]!.slots.map(({ item }) => item);
    expect(before.every((item) => after.includes(item))).toBe(true);
  });

  it('offers for a place only what fits it and is not in the test', async () => {
    const whole = await made();
    const { skill, id } = whole.items.find(
      ({ id: each }) => each === whole.modules[0]!.slots[3]!.item,
    )!;
    const path = `/admin/tests/${whole.id}/fitting?section=rw&part=1&slot=3`;
    const { rows, domains, total } = await admin.get(path);
    expect(domains).toHaveLength(1);
    expect(total).toBeGreaterThan(rows.length / 2);
    const held = new Set(whole.items.map((item) => item.id));
    expect(rows.some((row: { id: string }) => held.has(row.id))).toBe(false);
    const same = await admin.get(`${path}&skill=${skill}&difficulty=hard`);
    expect(same.rows.every((row: { skill: string }) => row.skill === skill)).toBe(true);
    const found = await admin.get(`${path}&search=${rows[0].id}`);
    expect(found.rows.map((row: { id: string }) => row.id)).toEqual([rows[0].id]);
    expect(held.has(id)).toBe(true);
    expect((await send('GET', `${path}9`)).code).toBe('TEST_NOT_FOUND');
  });

  it('has a question swapped, and its other questions stay', async () => {
    const whole = await made();
    const { rows } = await admin.get(`/admin/tests/${whole.id}/fitting?section=rw&part=1&slot=0`);
    const [{ id, version }] = rows;
    const saved = await save(withSlot(whole, 0, 0, { item: id, version }));
    expect(saved.data).toMatchObject({ revision: whole.revision + 1 });
    expect(saved.data.items.map((item) => item.id)).toContain(id);
    expect(await actions(whole.id)).toEqual(['test.begun', 'test.assembled', 'test.saved']);
    expect((await save({ ...saved.data })).data.revision).toBe(saved.data.revision);
    expect(saved.data.history.map(({ action }) => action)).toEqual([
      'test.saved',
      'test.assembled',
      'test.begun',
    ]);
  });

  it('edited by two at once tells the second, and loses nothing', async () => {
    const whole = await made();
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((name) => save({ ...whole, name: words(name, name) })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('CHANGED_MEANWHILE');
    expect((await publish(whole)).code).toBe('CHANGED_MEANWHILE');
    const body = { revision: whole.revision, seed: 1, mostForms: null, isOnlyHoles: true };
    const late = await send('POST', `/admin/tests/${whole.id}/assemble`, body);
    expect(late.code).toBe('CHANGED_MEANWHILE');
    const gone = await send('DELETE', `/admin/tests/${whole.id}?revision=${whole.revision}`);
    expect(gone.code).toBe('CHANGED_MEANWHILE');
  });

  it('takes no modules, versions or items that there are not', async () => {
    const whole = await made();
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
      { ...whole, name: words('x'.repeat(121), 'x') },
    ]) {
      expect(await save(wrong)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
    expect((await reload(whole)).revision).toBe(whole.revision);
  });

  it('is thrown away with its draft', async () => {
    const whole = await begin();
    expect((await send('DELETE', `/admin/tests/${whole.id}?revision=1`)).status).toBe(200);
    expect((await send('GET', `/admin/tests/${whole.id}`)).code).toBe('TEST_NOT_FOUND');
    expect(await actions(whole.id)).toEqual(['test.begun', 'test.discarded']);
  });
});

describe('the gate', () => {
  it('waits for every check', async () => {
    const whole = await made('practice-rw');
    expect(whole.gate.every(({ isMet }) => isMet)).toBe(true);
    const holed = (await save(withSlot(whole, 0, 2, hole))).data;
    expect(isOpen(holed, 'counts')).toBe(true);
    expect(isOpen(holed, 'blueprint')).toBe(true);
    expect((await publish(holed)).code).toBe('TEST_HAS_FAULTS');
    const nameless = (await save({ ...whole, revision: holed.revision, name: words('A', ' ') }))
      .data;
    expect(nameless.gate.filter(({ isMet }) => !isMet).map(({ check }) => check)).toEqual([
      'languages',
    ]);
    expect((await publish(nameless)).code).toBe('TEST_HAS_FAULTS');
  });

  it('asks for both routes to be looked through, and again when a question changes', async () => {
    const whole = await made('section-rw');
    expect(whole.gate.filter(({ isMet }) => !isMet).map(({ route }) => route)).toEqual([
      'lower',
      'higher',
    ]);
    const mark = (route: string, fingerprint: string) =>
      send('POST', `/admin/tests/${whole.id}/previewed`, { route, fingerprint });
    const preview = await admin.get(`/admin/tests/${whole.id}/preview?route=lower`);
    expect(preview.modules).toHaveLength(2);
    expect(JSON.stringify(preview)).not.toContain('rationale');
    expect((await mark('lower', preview.fingerprint)).status).toBe(200);
    expect((await mark('higher', 'something else')).code).toBe('CHANGED_MEANWHILE');
    await mark('higher', preview.fingerprint);
    const ready = await reload(whole);
    expect(ready.gate.every(({ isMet }) => isMet)).toBe(true);
    const renamed = (await save({ ...ready, name: words('Other', 'Khác') })).data;
    expect(isOpen(renamed, 'previewed')).toBe(false);
    const changed = (await save(withSlot(renamed, 0, 0, hole))).data;
    expect(isOpen(changed, 'previewed')).toBe(true);
    expect((await mark('lower', preview.fingerprint)).code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a published test', () => {
  it('is offered and sat, and never changes', async () => {
    const whole = await made('diagnostic');
    expect(await offered()).not.toContain(whole.id);
    expect(await start(whole.id)).toBe(404);
    const published = await publish(whole);
    expect(published.data).toMatchObject({ state: 'published', revision: 0, gate: [] });
    expect(published.data.modules).toEqual(whole.modules);
    expect(await offered()).toContain(whole.id);
    expect(await start(whole.id)).toBe(200);
    expect((await save(whole)).code).toBe('TEST_NOT_FOUND');
    expect((await publish(whole)).code).toBe('TEST_NOT_FOUND');
    expect((await send('DELETE', `/admin/tests/${whole.id}?revision=2`)).code).toBe(
      'TEST_NOT_FOUND',
    );
    expect(await reload(whole)).toMatchObject({ attempts: 1, running: 1 });
    expect(await actions(whole.id)).toEqual(['test.begun', 'test.assembled', 'test.published']);
  });

  it('opens when it is time', async () => {
    const whole = await made();
    const opensAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    expect((await publish(whole, opensAt)).data).toMatchObject({ state: 'scheduled', opensAt });
    expect(await offered()).not.toContain(whole.id);
    expect(await start(whole.id)).toBe(404);
    test.clock.turn(3_599_000);
    expect(await start(whole.id)).toBe(404);
    test.clock.turn(1_000);
    expect(await offered()).toContain(whole.id);
    expect(await start(whole.id)).toBe(200);
    expect((await reload(whole)).state).toBe('published');
    test.clock.turn(-3_600_000);
  });

  it('has its opening moved and brought forward', async () => {
    const whole = await made();
    await publish(whole, at(5));
    const move = (opensAt: string | null) =>
      send('POST', `/admin/tests/${whole.id}/status`, { status: 'published', opensAt });
    expect((await move(at(9))).data.state).toBe('scheduled');
    expect((await move(null)).data).toMatchObject({ state: 'published', opensAt: null });
    expect((await actions(whole.id)).slice(-2)).toEqual(['test.rescheduled', 'test.rescheduled']);
  });

  it('leaves the offer while attempts go on, and comes back', async () => {
    const whole = await made();
    await publish(whole);
    const student = await newStudent(test);
    const body = { id: crypto.randomUUID(), test: whole.id, device: 'laptop-1' };
    const attempt = (await student.send('POST', '/attempts', body)).json().data;
    const set = (status: string) => send('POST', `/admin/tests/${whole.id}/status`, { status });
    expect((await set('archived')).data.state).toBe('archived');
    expect(await offered()).not.toContain(whole.id);
    test.clock.turn(61_000);
    expect(await start(whole.id)).toBe(404);
    expect(await student.get(`/attempts/${attempt.id}?device=laptop-1`)).toMatchObject({
      id: attempt.id,
    });
    const again = await student.send('POST', '/attempts', { ...body, id: crypto.randomUUID() });
    expect(again.json().data.id).toBe(attempt.id);
    expect((await set('published')).data.state).toBe('published');
    expect((await actions(whole.id)).slice(-2)).toEqual(['test.archived', 'test.offered']);
  });

  it('has a new edition that takes its place', async () => {
    const whole = await made();
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
    const offers = await offered();
    expect(offers).toContain(edition.id);
    expect(offers).not.toContain(whole.id);
    expect((await reload(whole)).state).toBe('archived');
    expect((await actions(whole.id)).at(-1)).toBe('test.archived');
    const third = await send('POST', `/admin/tests/${edition.id}/edition`);
    expect(third.data.id).toBe(`${whole.id}-e3`);
  });
});

const idsBy = async (sort: string): Promise<string[]> =>
  (await admin.get(`/admin/tests?size=500&sort=${sort}`)).rows.map(({ id }: { id: string }) => id);

it('a new edition has the latest version of each question and tells which changed', async () => {
  const whole = await made();
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

describe('the list', () => {
  it('has drafts and tests, and how many there are of each state', async () => {
    const draft = await begin('diagnostic');
    const { rows, total, byState } = await admin.get('/admin/tests?size=500');
    expect(total).toBe(rows.length);
    expect(byState.draft).toBeGreaterThan(0);
    const of = (id: string) => rows.find((row: { id: string }) => row.id === id);
    expect(of(draft.id)).toMatchObject({ state: 'draft', holes: 54, reliability: null });
    expect(of('full-1')).toMatchObject({ state: 'published', questions: 98, holes: 0 });
    expect(of('full-1').reliability).toBeGreaterThan(0.85);
    const some = await admin.get('/admin/tests?blueprint=diagnostic&state=draft&size=1');
    expect(some.rows).toHaveLength(1);
    expect(some.rows[0].blueprint).toBe('diagnostic');
  });

  it('leaves out what was made for one student', async () => {
    const student = await newStudent(test);
    const body = { id: crypto.randomUUID(), like: 'practice-rw-1' };
    const made2 = (await student.send('POST', '/tests/fresh', body)).json().data;
    const { rows } = await admin.get('/admin/tests?size=500');
    expect(rows.some((row: { id: string }) => row.id === made2.test)).toBe(false);
    expect((await send('GET', `/admin/tests/${made2.test}`)).code).toBe('TEST_NOT_FOUND');
    const status = { status: 'archived' };
    const other = await send('POST', `/admin/tests/${made2.test}/status`, status);
    expect(other.code).toBe('TEST_NOT_FOUND');
  });

  it('finds words of either language, accents or none', async () => {
    for (const search of ['day du so 1', 'Full test 1', 'full-1']) {
      const { rows } = await admin.get(`/admin/tests?search=${encodeURIComponent(search)}`);
      expect(rows.map((row: { id: string }) => row.id)).toContain('full-1');
    }
    expect((await admin.get('/admin/tests?search=%25')).total).toBe(0);
  });

  it.each(['name', 'blueprint', 'state', 'attempts', 'reliability', 'score', 'updated'])(
    'is sorted by %s',
    async (sort) => {
      const [up, down] = [await idsBy(sort), await idsBy(`-${sort}`)];
      expect(up.toSorted()).toEqual(down.toSorted());
    },
  );
});

it('nobody but who manages tests sees or changes one', async () => {
  for (const role of ['student', 'parent', 'tutor', 'teacher', 'support'] as const) {
    const { cookie } = await signedInAs(test.services, role);
    const other = clientOf(test, cookie);
    expect((await other.send('GET', '/admin/tests')).statusCode).toBe(403);
    expect((await other.send('GET', '/admin/tests/full-1/preview')).statusCode).toBe(403);
    const status = await other.send('POST', '/admin/tests/full-1/status', { status: 'archived' });
    expect(status.statusCode).toBe(403);
  }
});
