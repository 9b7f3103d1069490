import type { AdminModule, AdminSection, AdminSkill } from '@bac/contract/bank/structure.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import { moduleBlueprint } from '@bac/exam/blueprint/distribution.ts';
import { skillFacts, type Skill } from '@bac/exam/item/taxonomy.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemDrafts } from '../../db/bank-schema.ts';
import { forms, items } from '../../db/items-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, newStudent, type Client } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';
import { Student } from '../../testing/attempts/student.ts';

let test: TestApp;
let admin: Client & { id: string };

beforeAll(async () => {
  test = await testApp();
  const { cookie, id } = await signedInAs(test.services, 'admin');
  admin = { ...clientOf(test, cookie), id };
});
afterAll(() => test.close());

const both = (en: string, vi = `${en} vi`) => ({ en, vi });

async function send(...request: Parameters<Client['send']>) {
  const reply = await admin.send(...request);
  const { data, code, message, errors } = reply.json();
  return { data: data as AdminSection[], code, message, errors, status: reply.statusCode };
}

const readAll = (): Promise<AdminSection[]> => admin.get('/admin/structure');
const module = (all: AdminSection[], id: string): AdminModule =>
  all.flatMap(({ modules }) => modules).find((each) => each.id === id)!;
const skill = (all: AdminSection[], id: Skill): AdminSkill =>
  all
    .flatMap(({ domains }) => domains)
    .flatMap(({ skills }) => skills)
    .find((each) => each.id === id)!;

const save = (kind: string, id: string, body: object) =>
  send('PUT', `/admin/structure/${kind}/${id}`, body);
const remove = (kind: string, id: string, revision: number) =>
  send('DELETE', `/admin/structure/${kind}/${id}?revision=${revision}`);

const audits = async (subject: string) =>
  (
    await test.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, admin.id), eq(auditLog.subject, subject)))
      .orderBy(auditLog.id)
  ).map(({ action, detail }) => ({ action, detail }));

const arrange = (body: object) => send('PUT', '/admin/structure/order', body);

const begin = (id: string, name: string, of: Skill = 'inferences') =>
  send('POST', '/admin/structure/types', { id, skill: of, name: both(name) });

const typesOf = (all: AdminSection[], of: Skill = 'inferences') =>
  skill(all, of).types.map(({ id, total }) => [id, total]);

const merge = (into: string) =>
  send('POST', '/admin/structure/types/used/merge', { revision: 1, into });

const open = async (form: string) => {
  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await student.start(form);
  return student.open(0);
};

/** Scored questions of a domain in the first Reading and Writing module. */
async function countOf({ modules }: Form, domain: string): Promise<number> {
  const all = await test.services.db.select({ id: items.id, skill: items.skill }).from(items);
  const skills = new Map(all.map((each) => [each.id, each.skill]));
  const [first] = modules;
  return first!.slots.filter(
    ({ item, isPretest }) => !isPretest && skillFacts[skills.get(item)!].domain === domain,
  ).length;
}

describe('the structure', () => {
  it('starts with the product’s defaults, and counts the uses of each part', async () => {
    const all = await readAll();
    expect(all.map(({ id, name }) => [id, name.en])).toEqual([
      ['rw', 'Reading and Writing'],
      ['math', 'Math'],
    ]);
    const { items: counts, forms: used, types } = skill(all, 'words-in-context');
    expect(counts.published).toBeGreaterThan(5);
    expect(counts).toMatchObject({ draft: 0, review: 0, archived: 0 });
    expect(used).toBeGreaterThan(0);
    expect(types).toEqual([]);
    const [section] = all;
    const published = section!.domains.flatMap(({ skills }) => skills);
    expect(section!.domains.reduce((sum, each) => sum + each.items.published, 0)).toBe(
      published.reduce((sum, each) => sum + each.items.published, 0),
    );
    const fullTests = await test.services.db
      .select()
      .from(forms)
      .where(eq(forms.blueprint, 'full'));
    expect(module(all, 'rw-1')).toMatchObject({ revision: 0, instruction: null });
    expect(module(all, 'rw-1').forms).toBeGreaterThanOrEqual(fullTests.length);
  });

  it('only those who manage tests may change the structure; everybody signed in may read its names', async () => {
    const student = await newStudent(test);
    const paths = ['/admin/structure', '/structure'];
    const codes = await Promise.all(
      paths.map(async (path) => (await student.send('GET', path)).statusCode),
    );
    expect(codes).toEqual([403, 200]);
    const body = { revision: 0, name: both('Mine') };
    expect((await student.send('PUT', '/admin/structure/section/rw', body)).statusCode).toBe(403);
    const names = await student.get('/structure');
    expect(names[1].domains[0].skills[0]).toEqual({
      id: 'linear-equations-in-one-variable',
      name: skillFacts['linear-equations-in-one-variable'].name,
      types: [],
    });
  });
});

describe('editing a part of the structure', () => {
  it('renames a part in both languages, and resets it', async () => {
    const saved = await save('domain', 'algebra', { revision: 0, name: both('  Lines ') });
    expect(saved.data[1]!.domains[0]).toMatchObject({
      name: both('Lines', 'Lines  vi'),
      revision: 1,
    });
    expect((await admin.get('/structure'))[1].domains[0].name.en).toBe('Lines');
    expect(await test.services.structure.read().then((now) => now.customStructure())).toEqual({
      names: { 'domain:algebra': both('Lines', 'Lines  vi') },
    });
    const back = await remove('domain', 'algebra', 1);
    expect(back.data[1]!.domains[0]).toMatchObject({ name: { en: 'Algebra' }, revision: 2 });
    expect((await test.services.structure.read()).customStructure()).toBeUndefined();
    expect((await audits('structure:domain:algebra')).map(({ action }) => action)).toEqual([
      'structure.changed',
      'structure.put-back',
    ]);
  });

  it('stores no default names, and saving an unchanged part changes nothing', async () => {
    const { name } = skillFacts.circles;
    const saved = await save('skill', 'circles', { revision: 0, name });
    expect(skill(saved.data, 'circles').revision).toBe(0);
    expect(await audits('structure:skill:circles')).toEqual([]);
  });

  it('refuses an edit of a part that somebody else changed meanwhile', async () => {
    await save('section', 'math', { revision: 0, name: both('Mathematics') });
    const late = await save('section', 'math', { revision: 0, name: both('Maths') });
    expect(late).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await remove('section', 'math', 0)).code).toBe('CHANGED_MEANWHILE');
    // A module without a name of its own has the name of its section.
    expect(module(await readAll(), 'math-2').name.en).toBe('Mathematics');
    await remove('section', 'math', 1);
  });

  it('refuses unknown parts, and names that are not valid in both languages', async () => {
    expect((await save('domain', 'magic', { revision: 0, name: both('X') })).code).toBe(
      'NOT_FOUND',
    );
    expect((await save('domain', 'toString', { revision: 0, name: both('X') })).code).toBe(
      'NOT_FOUND',
    );
    expect((await save('type', 'none', { revision: 0, name: both('X') })).code).toBe('NOT_FOUND');
    expect((await remove('module', 'rw-3', 0)).code).toBe('NOT_FOUND');
    for (const name of [
      both('X', ' '),
      { en: 'X' },
      both('x'.repeat(101)),
      { ...both('X'), fr: 'X' },
    ]) {
      expect((await save('skill', 'circles', { revision: 0, name })).code).toBe('INVALID_REQUEST');
    }
  });
});

describe('editing a module', () => {
  const usual = moduleBlueprint('rw-1').domains;
  const shifted = { ...usual, 'craft-and-structure': 8, 'information-and-ideas': 6 };
  const name = { en: 'Reading and Writing', vi: 'Đọc và Viết' };

  it('shows a module’s directions only to students who take that module', async () => {
    const instruction = both('Read well.\n- Choose.');
    const revision = 0;
    const saved = await save('module', 'rw-1', {
      revision,
      name: both('Foundations'),
      instruction,
    });
    expect(module(saved.data, 'rw-1')).toMatchObject({ instruction, name: { en: 'Foundations' } });
    expect((await open('practice-rw-1')).instruction).toEqual(instruction);
    expect(await open('practice-math-1')).not.toHaveProperty('instruction');
    const without = await save('module', 'rw-1', { revision: 1, name, instruction: null });
    expect(module(without.data, 'rw-1')).toMatchObject({ instruction: null, name });
    expect(await open('practice-rw-1')).not.toHaveProperty('instruction');
  });

  it('refuses a distribution that does not fit, and explains why', async () => {
    const { revision } = module(await readAll(), 'rw-1');
    const off = await save('module', 'rw-1', {
      revision,
      name,
      distribution: { ...usual, 'craft-and-structure': 9 },
    });
    expect(off).toMatchObject({ status: 409, code: 'DISTRIBUTION_OFF' });
    expect(off.message).toContain('add up to 27; this module has 25 scored questions');
    expect(off.message).toContain(
      'Craft and Structure would have 16 questions; the test requires 13 to 15',
    );
    const vi = await admin.send(
      'PUT',
      '/admin/structure/module/rw-1',
      { revision, name, distribution: {} },
      { 'accept-language': 'vi' },
    );
    expect(vi.json().message).toContain('Tổng đang là 0');
    const foreign = { ...usual, algebra: 1 };
    expect(await save('module', 'rw-1', { revision, name, distribution: foreign })).toMatchObject({
      code: 'INVALID_REQUEST',
      errors: [{ path: 'distribution.algebra' }],
    });
  });

  it('assembles a module by the team’s distribution', async () => {
    const { revision } = module(await readAll(), 'rw-1');
    const saved = await save('module', 'rw-1', { revision, name, distribution: shifted });
    expect(module(saved.data, 'rw-1').distribution).toEqual(shifted);
    const { structure, db } = test.services;
    const blueprint = await structure.readBlueprint('full');
    expect(blueprint.sections[0]!.modules[0]!.domains).toEqual(shifted);
    expect(await structure.readBlueprint('practice-rw')).toMatchObject({ breakMinutes: 0 });

    const student = await newStudent(test);
    const body = { id: crypto.randomUUID(), like: 'full-1' };
    const fresh = await student.send('POST', '/tests/fresh', body);
    const [row] = await db.select().from(forms).where(eq(forms.id, fresh.json().data.test));
    expect(await countOf(row!.content, 'craft-and-structure')).toBe(8);
  });

  it('refuses to reset a distribution that the other module’s distribution depends on', async () => {
    const second = moduleBlueprint('rw-2').domains;
    const moved = { ...second, 'craft-and-structure': 6, 'information-and-ideas': 7 };
    const revision = module(await readAll(), 'rw-2').revision;
    await save('module', 'rw-2', { revision, name, distribution: moved });
    const first = module(await readAll(), 'rw-1').revision;
    expect((await remove('module', 'rw-1', first)).status).toBe(200);
    const far = { ...usual, 'craft-and-structure': 9, 'information-and-ideas': 5 };
    const changed = await save('module', 'rw-1', { revision: first + 1, name, distribution: far });
    expect(changed.status).toBe(200);
    const back = await remove('module', 'rw-2', revision + 1);
    expect(back).toMatchObject({ status: 409, code: 'DISTRIBUTION_OFF' });
    expect(back.message).toContain('would have 16 questions');
  });
});

describe('ordering parts of the structure', () => {
  const ids = [
    'algebra',
    'advanced-math',
    'problem-solving-and-data-analysis',
    'geometry-and-trigonometry',
  ];

  it('stores the team’s order of domains, and removes it when it equals the default', async () => {
    const order = ids.toReversed();
    const seen = { kind: 'domain', parent: 'math', previousOrder: ids };
    const saved = await arrange({ ...seen, ids: order });
    expect(saved.data[1]!.domains.map(({ id }) => id)).toEqual(order);
    expect(
      (await test.services.structure.read()).customStructure()?.order?.indexOf('algebra'),
    ).toBe(32);
    expect((await arrange({ ...seen, ids: order })).code).toBe('CHANGED_MEANWHILE');
    await arrange({ ...seen, previousOrder: order, ids });
    expect((await test.services.structure.read()).customStructure()).toBeUndefined();
    expect((await audits('structure:section:math')).at(-1)).toMatchObject({
      action: 'structure.arranged',
      detail: { before: { ids: order }, changes: { ids } },
    });
  });

  it('refuses an order that does not name exactly the siblings', async () => {
    const kind = 'domain';
    for (const [parent, order] of [
      ['math', ids.slice(1)],
      ['math', [...ids, 'algebra']],
      ['rw', ids],
      ['nowhere', []],
    ] as const) {
      const reply = await arrange({ kind, parent, ids: order, previousOrder: ids });
      expect(reply.code).toBe('CHANGED_MEANWHILE');
    }
  });
});

describe('question types', () => {
  it('creates a type once, renames, moves and orders it', async () => {
    await begin('cause-1', 'Cause');
    await begin('cause-1', 'Cause');
    const { data } = await begin('result-1', 'Result');
    expect(typesOf(data)).toEqual([
      ['cause-1', 0],
      ['result-1', 0],
    ]);
    const renamed = await save('type', 'cause-1', { revision: 1, name: both('Causes') });
    expect(skill(renamed.data, 'inferences').types[0]).toMatchObject({
      name: { en: 'Causes' },
      revision: 2,
    });
    const ids = ['result-1', 'cause-1'];
    const order = { kind: 'type', parent: 'inferences', ids, previousOrder: ids.toReversed() };
    expect(typesOf((await send('PUT', '/admin/structure/order', order)).data)[0]).toEqual([
      'result-1',
      0,
    ]);
    const moved = { revision: 2, name: both('Causes'), skill: 'transitions' };
    const { data: after } = await save('type', 'cause-1', moved);
    expect(typesOf(after, 'transitions')).toEqual([['cause-1', 0]]);
    expect((await remove('type', 'cause-1', 2)).code).toBe('CHANGED_MEANWHILE');
    expect(typesOf((await remove('type', 'cause-1', 3)).data, 'transitions')).toEqual([]);
  });

  it('refuses to delete or move a type in use, and merging moves its questions', async () => {
    const { db, clock } = test.services;
    await begin('used', 'Used');
    const [item] = await db
      .update(items)
      .set({ type: 'used' })
      .where(like(items.id, '%inferences-01'))
      .returning();
    expect(item).toBeDefined();
    const gone = await remove('type', 'used', 1);
    expect(gone).toMatchObject({ status: 409, code: 'TYPE_IN_USE' });
    expect(gone.message).toContain('One question is of this type');
    const moved = await save('type', 'used', {
      revision: 1,
      name: both('Used'),
      skill: 'boundaries',
    });
    expect(moved.code).toBe('TYPE_IN_USE');

    const at = clock.now();
    const content = { type: 'used', stem: 'kept' } as never;
    const draft = { content, basedOn: 1, state: 'draft' as const, revision: 1, note: '' };
    await db
      .insert(itemDrafts)
      .values({ itemId: item!.id, ...draft, createdAt: at, updatedAt: at });
    expect((await merge('used')).code).toBe('NOT_FOUND');
    await begin('elsewhere', 'Elsewhere', 'boundaries');
    expect((await merge('elsewhere')).code).toBe('NOT_FOUND');
    const merged = await merge('result-1');
    expect(typesOf(merged.data)).toEqual([['result-1', 1]]);
    const [storedDraft] = await db.select().from(itemDrafts).where(eq(itemDrafts.itemId, item!.id));
    expect(storedDraft).toMatchObject({ content: { type: 'result-1', stem: 'kept' }, revision: 2 });
    expect((await audits('structure:type:used')).at(-1)).toMatchObject({
      action: 'structure.type-merged',
      detail: { changes: { into: 'result-1', questions: 1 } },
    });
  });

  it('refuses a type without a plain id, a known skill and a name', async () => {
    expect((await begin('Bad id', 'X')).code).toBe('INVALID_REQUEST');
    expect((await begin('__proto__', 'X')).code).toBe('INVALID_REQUEST');
    expect((await begin('ok', ' ')).code).toBe('INVALID_REQUEST');
    expect((await begin('ok', 'X', 'magic' as Skill)).code).toBe('INVALID_REQUEST');
  });
});
