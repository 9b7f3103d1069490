import type { ImportedItem } from '@bac/contract/bank/exchange.ts';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemDrafts } from '../../db/bank-schema.ts';
import { items } from '../../db/items-schema.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { clientOf, type Client } from '../../testing/client.ts';
import { newEditor, type Editor } from '../../testing/bank/editor.ts';
import { signedInAs } from '../../testing/factories.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';
import type { ExchangeItem } from './exchange-item.ts';
import { writeYaml } from './yaml-format.ts';

let test: TestApp;
let author: Editor;
let client: Client;

beforeAll(async () => {
  test = await testApp();
  author = await newEditor(test);
  client = clientOf(test, author.cookie);
});
afterAll(() => test.close());

const boundary = 'the-edge';

interface ImportOptions {
  name?: string;
  isDryRun?: boolean;
  fingerprint?: string;
  skill?: string;
}

async function send(
  content: string | Buffer,
  { name = 'some.yaml', ...options }: ImportOptions = {},
) {
  const query = new URLSearchParams({ name, isDryRun: 'true' });
  for (const [key, value] of Object.entries(options)) query.set(key, String(value));
  const form = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const reply = await client.send('POST', `/admin/questions/import?${query}`, form, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  return { status: reply.statusCode, ...reply.json() };
}

const outcomes = ({ data }: { data: { items: ImportedItem[] } }): string[] =>
  data.items.map(({ outcome }) => outcome);

const item = (id: string, changes: Partial<ExchangeItem> = {}): ExchangeItem => ({
  ...sampleItem('circles'),
  id,
  ...changes,
});

const findRows = (id: string) => test.services.db.select().from(items).where(eq(items.id, id));

describe('importing items', () => {
  it('a dry run reports what the import would do, and stores nothing', async () => {
    const text = `${writeYaml(item('in-a'))}- id: in-b\n  skill: none\n  difficulty: easy\n`;
    const reply = await send(text);
    expect(reply.data).toMatchObject({ format: 'yaml', stored: 0 });
    expect(reply.data.items).toMatchObject([
      { item: 'in-a', line: 1, outcome: 'new', problems: [], summary: 'What is asked?' },
      {
        item: 'in-b',
        outcome: 'invalid',
        problems: [
          {
            rule: 'enum',
            message: {
              en: '“skill” is not one of the choices.',
              vi: '“skill” không nằm trong các giá trị cho phép.',
            },
          },
        ],
      },
    ]);
    expect(await findRows('in-a')).toEqual([]);
  });

  it('stores valid items as drafts of the importer, and audits the import', async () => {
    const text = `${writeYaml(item('in-c', { status: 'published', version: 7 }))}- id: in-d\n  skill: none\n`;
    const { data: dry } = await send(text);
    const { data } = await send(text, { isDryRun: false, fingerprint: dry.fingerprint });
    expect(data).toMatchObject({ stored: 1, items: [{ outcome: 'new' }, { outcome: 'invalid' }] });
    expect(await findRows('in-c')).toMatchObject([
      { version: 0, status: 'draft', draftState: 'draft', skill: 'circles' },
    ]);
    const { data: whole } = await author.ask('GET', '/in-c');
    expect(whole.draft).toMatchObject({ isOwn: true, basedOn: 0, note: 'Import: some.yaml' });
    expect(await findRows('in-d')).toEqual([]);
    const log = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'items.imported'));
    expect(log.at(-1)).toMatchObject({
      actorId: author.id,
      detail: { file: 'some.yaml', items: 2, stored: 1 },
    });
  });

  it('recognizes unchanged items, changes of one’s own draft, and next versions of published items', async () => {
    const text = writeYaml(item('in-e'));
    await send(text, { isDryRun: false });
    expect(outcomes(await send(text))).toEqual(['same']);
    const changed = writeYaml(item('in-e', { stem: 'What else is asked?' }));
    const { data } = await send(changed, { isDryRun: false });
    expect(data).toMatchObject({ stored: 1, items: [{ outcome: 'next' }] });
    expect((await author.ask('GET', '/in-e')).data.draft?.content.stem).toBe('What else is asked?');

    const exported = await client.send('GET', '/admin/questions/export?format=yaml&ids=circles-02');
    expect(outcomes(await send(exported.body))).toEqual(['same']);
    const next = exported.body.replace('In the circle shown', 'In the circle that is shown');
    expect(outcomes(await send(next, { isDryRun: false }))).toEqual(['next']);
    const { data: whole } = await author.ask('GET', '/circles-02');
    expect(whole).toMatchObject({ version: 2, status: 'published', draft: { basedOn: 2 } });
    expect(whole.content?.stem).not.toContain('that is shown');
  });

  it('does not overwrite items in review or somebody else’s draft', async () => {
    const other = await newEditor(test, 'Lê Văn Nam');
    await other.begin('in-f', itemDraft('circles'));
    const { data } = await other.begin('in-g', itemDraft('circles'));
    await other.move('in-g', 'submit', data.draft!.revision);
    const text = ['in-f', 'in-g']
      .map((id) => writeYaml(item(id, { stem: 'Other words?' })))
      .join('');
    const reply = await send(text, { isDryRun: false });
    expect(reply.data.stored).toBe(0);
    expect(reply.data.items.map(({ problems }: ImportedItem) => problems[0]?.rule)).toEqual([
      'others-draft',
      'in-review',
    ]);
  });

  it('stores nothing if the outcome has changed since the dry run', async () => {
    const text = writeYaml(item('in-h')) + writeYaml(item('in-i'));
    const { data: dry } = await send(text);
    await author.begin('in-h', itemDraft('words-in-context'));
    const reply = await send(text, { isDryRun: false, fingerprint: dry.fingerprint });
    expect(reply).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(await findRows('in-i')).toEqual([]);
  });

  it('two concurrent imports of one file store each item once', async () => {
    const text = Array.from({ length: 10 }, (_, number) => writeYaml(item(`twice-${number}`))).join(
      '',
    );
    const replies = await Promise.all([
      send(text, { isDryRun: false }),
      send(text, { isDryRun: false }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toContain(200);
    const drafts = await test.services.db
      .select()
      .from(itemDrafts)
      .where(like(itemDrafts.itemId, 'twice-%'));
    expect(drafts).toHaveLength(10);
  });

  it('gives the chosen skill to items that name none', async () => {
    const text = '- id: in-j\n  difficulty: easy\n  keys: ["3"]\n';
    expect(outcomes(await send(text))).toEqual(['invalid']);
    expect(outcomes(await send(text, { skill: 'percentages' }))).toEqual(['new']);
  });

  it('says in both languages why a file cannot be read', async () => {
    const reply = await send('<!DOCTYPE x><x/>', { name: 'x.xml' });
    expect(reply).toMatchObject({ status: 400, code: 'UNREADABLE_FILE' });
    expect(reply.message).toContain('DOCTYPE');
  });

  it('refuses a file that is too large', async () => {
    const reply = await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
    expect(reply).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });
});

const get = (query: string) => client.send('GET', `/admin/questions/export?${query}`);

describe('exporting items', () => {
  it.each([
    ['yaml', 'application/yaml; charset=utf-8', 'yaml'],
    ['csv', 'text/csv; charset=utf-8', 'csv'],
    ['qti', 'application/zip', 'zip'],
  ])(
    'exports whole items as %s, so that importing them again changes nothing',
    async (format, type, ending) => {
      const reply = await get(`format=${format}&section=math&difficulty=hard`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe(type);
      expect(reply.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="bac-questions-[\\d-]+\\.${ending}"$`),
      );
      const again = await send(reply.rawPayload, { name: `x.${ending}` });
      expect(again.data.format).toBe(format);
      expect(again.data.items.length).toBeGreaterThan(20);
      expect(new Set(outcomes(again))).toEqual(new Set(['same']));
      expect(again.data.items.flatMap(({ problems }: ImportedItem) => problems)).toEqual([]);
    },
  );

  it('exports only the named items, including drafts', async () => {
    await author.begin('out-a', itemDraft('circles'));
    const { body } = await get('format=csv&ids=out-a,circles-02');
    expect(body.split('\r\n').map((row) => row.split(',')[0]?.replace('\uFEFF', ''))).toEqual(
      expect.arrayContaining(['id', 'circles-02', 'out-a']),
    );
    expect(outcomes(await send(body, { name: 'x.csv' }))).toEqual(['same', 'same']);
  });

  it('audits an export', async () => {
    await get('format=yaml&ids=circles-02');
    const log = await test.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'items.exported'));
    expect(log.at(-1)).toMatchObject({ actorId: author.id, detail: { format: 'yaml', items: 1 } });
  });

  it('exporting no items gives an empty file of each format', async () => {
    for (const format of ['yaml', 'csv', 'qti']) {
      const reply = await get(`format=${format}&ids=none`);
      expect(reply.statusCode).toBe(200);
    }
  });

  it.each(['tutor', 'teacher', 'parent', 'student'] as const)(
    'refuses an export by a %s',
    async (role) => {
      const { cookie } = await signedInAs(test.services, role);
      const stranger = clientOf(test, cookie);
      const reply = await stranger.send('GET', '/admin/questions/export?format=yaml');
      expect(reply.statusCode).toBe(403);
    },
  );

  it.each(['format=pdf', '', 'format=yaml&section=none'])(
    'rejects the query “%s”',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});
