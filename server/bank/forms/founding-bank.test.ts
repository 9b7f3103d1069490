import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { loadFoundingBank } from './founding-bank.ts';
import { listForms } from './form-store.ts';
import { listItemVersions } from '../items/item-queries.ts';

let test: TestApp;
let folder: string;

const original = new URL('../../../content', import.meta.url).pathname;
const file = (): string => join(folder, 'items/math/circles.yaml');

async function edit(change: (text: string) => string): Promise<void> {
  await writeFile(file(), change(await readFile(file(), 'utf8')));
}

const emptyBank = (): Promise<unknown> =>
  test.services.db.execute(sql`truncate items, item_versions, forms, seed_loads cascade`);

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-content-'));
  for (const part of ['items', 'forms']) {
    await cp(join(original, part), join(folder, part), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true }));

describe('the founding bank', () => {
  it('loads the whole founding bank with the scaling of every form', async () => {
    const { db } = test.services;
    const items = await listItemVersions(db);
    const forms = await listForms(db);
    expect(items.length).toBeGreaterThanOrEqual(108);
    const diagnostic = forms.find(({ form }) => form.id === 'diagnostic-1');
    expect(diagnostic?.scaling.rw?.reliability).toBeGreaterThan(0.8);
    expect(diagnostic?.scaling.math?.cut).toBeNull();
    expect(forms.map(({ form }) => form.blueprint)).toEqual(
      expect.arrayContaining(['diagnostic', 'practice-rw', 'practice-math']),
    );
  });

  it('does not load an unchanged founding bank again', async () => {
    expect(await loadFoundingBank(test.services)).toEqual({ items: 0, forms: 0, unchanged: [] });
  });

  it('loads a changed file again without changing items that did not change', async () => {
    await edit((text) => `# A remark.\n${text}`);
    const before = await listItemVersions(test.services.db);
    expect(await loadFoundingBank(test.services, folder)).toMatchObject({
      forms: 0,
      unchanged: [],
    });
    expect(await listItemVersions(test.services.db)).toEqual(before);
  });

  it('adds a new version beside the old one, and ignores changes without a new version', async () => {
    await edit((text) => text.replace('source: ', 'source: Mended. '));
    const withoutNewVersion = await loadFoundingBank(test.services, folder);
    expect(withoutNewVersion.unchanged).toEqual(['circles-01']);
    await edit((text) =>
      text.replace('- id: circles-01\n  version: 2\n', '- id: circles-01\n  version: 3\n'),
    );
    const { db } = test.services;
    // The form still names version 2, so a writer raises it there too.
    await expect(loadFoundingBank(test.services, folder)).resolves.toMatchObject({ unchanged: [] });
    const versions = (await listItemVersions(db)).filter(({ id }) => id === 'circles-01');
    expect(versions.map(({ version }) => version).toSorted()).toEqual([2, 3]);
  });

  it('loads nothing if one item has a fault, and names its file, line, item and rule', async () => {
    await emptyBank();
    await edit((text) => text.replace(/\n {2}hint:[\s\S]*?\n {2}source:/, '\n  source:'));
    const loading = loadFoundingBank(test.services, folder);
    await expect(loading).rejects.toThrow(
      /items\/math\/circles\.yaml:\d+ circles-01 \[format\] hint/,
    );
    expect(await listItemVersions(test.services.db)).toEqual([]);
    const files = await readdir(join(original, 'forms'));
    expect(await loadFoundingBank(test.services)).toMatchObject({ forms: files.length });
  });
});
