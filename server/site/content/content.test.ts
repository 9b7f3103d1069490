import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEntries, contentVersions, wishes } from '../../db/content-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { loadFoundingContent } from './founding-content.ts';

let test: TestApp;
let folder: string;

const words = (en: string, vi: string) => ({ en, vi });

const files: Record<string, string> = {
  'slides.yaml': JSON.stringify([
    { slug: 'b', title: words('B', 'B'), text: words('', ''), art: 'sun', link: null },
    { slug: 'a', title: words('A', 'A'), text: words('', ''), art: 'stairs', link: null },
  ]),
  'questions.yaml': JSON.stringify([
    {
      slug: 'cost',
      group: 'accounts',
      isOnHome: true,
      question: words('What does it cost?', 'Giá bao nhiêu?'),
      answer: words('**Nothing**.', '**Miễn phí**.'),
    },
  ]),
  'announcements.yaml': JSON.stringify([
    { slug: 'tet', tone: 'calm', text: words('Closed for Tết', 'Nghỉ Tết'), link: null },
  ]),
  'timelines.yaml': JSON.stringify([
    {
      slug: 'courses',
      title: words('Courses', 'Khóa học'),
      intro: words('Soon.', 'Sắp có.'),
      features: [],
      phases: [],
    },
  ]),
  'pages/dich-vu.en.md': '---\ntitle: Services\nsummary: All of it\n---\n\n## What\n\nTests.\n',
  'pages/dich-vu.vi.md': '---\ntitle: Dịch vụ\nsummary: Tất cả\n---\n\n## Gì\n\nĐề thi.\n',
  'articles/account/forgotten-password.en.md':
    '---\ntitle: A new password\nsummary: When it is gone\n---\nAsk for a link.\n',
  'articles/account/forgotten-password.vi.md':
    '---\ntitle: Đặt lại mật khẩu\nsummary: Khi bạn quên\n---\nXin một liên kết.\n',
  'articles/player/calculator.en.md':
    '---\ntitle: The calculator\nsummary: Graphs\n---\nNo password needed.\n',
  'articles/player/calculator.vi.md':
    '---\ntitle: Máy tính\nsummary: Đồ thị\n---\nKhông cần mật khẩu.\n',
};

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

beforeAll(async () => {
  test = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'bac-site-'));
  for (const [name, text] of Object.entries(files)) await put(name, text);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const read = async (path: string) => (await test.app.inject(`/api/v1${path}`)).json();
const ask = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/wishes',
    headers: writeHeaders(headers),
    payload,
  });

const find = async (search: string): Promise<string[]> =>
  (await read(`/content/articles?search=${encodeURIComponent(search)}`)).data.map(
    ({ slug }: { slug: string }) => slug,
  );

describe('the words that come with the product', () => {
  it('are brought in once', async () => {
    expect(await loadFoundingContent(test.services, folder)).toEqual({ added: 8, renewed: 0 });
    expect(await loadFoundingContent(test.services, folder)).toEqual({ added: 0, renewed: 0 });
  });

  it('are shown in their order and in both languages', async () => {
    const slides = (await read('/content/slides')).data;
    expect(slides.map(({ title }: { title: { en: string } }) => title.en)).toEqual(['B', 'A']);
    expect((await read('/content/pages/dich-vu')).data).toMatchObject({
      title: words('Services', 'Dịch vụ'),
      text: { vi: [{ kind: 'heading', id: 'gi' }, { kind: 'paragraph' }] },
    });
    expect((await read('/content/questions')).data[0].answer.en[0].runs[0]).toEqual({
      text: 'Nothing',
      style: ['strong'],
    });
    expect((await read('/content/timelines/courses')).data.title.vi).toBe('Khóa học');
  });

  it('are renewed by a newer product as a version of their own, unless somebody has edited them', async () => {
    await test.services.db
      .update(contentEntries)
      .set({ isFounding: false })
      .where(eq(contentEntries.slug, 'a'));
    await put(
      'slides.yaml',
      files['slides.yaml']!.replaceAll('"sun"', '"compass"').replaceAll('"stairs"', '"compass"'),
    );
    expect(await loadFoundingContent(test.services, folder)).toEqual({ added: 0, renewed: 1 });
    test.clock.turn(6_000);
    const slides = (await read('/content/slides')).data;
    expect(slides.map(({ art }: { art: string }) => art)).toEqual(['compass', 'stairs']);
    const versions = await test.services.db.select().from(contentVersions);
    expect(versions.filter(({ version }) => version === 2)).toHaveLength(1);
  });

  it('with a fault say in which file, and nothing is loaded', async () => {
    await put('slides.yaml', JSON.stringify([{ slug: 'c', art: 'no such' }]));
    await expect(loadFoundingContent(test.services, folder)).rejects.toThrow(/slides\.yaml, “c”/);
    await put('slides.yaml', files['slides.yaml']!);
  });
});

describe('what is shown', () => {
  it('is only what is published and within its time', async () => {
    const show = async (changes: Partial<typeof contentEntries.$inferInsert>) => {
      await test.services.db
        .update(contentEntries)
        .set(changes)
        .where(eq(contentEntries.slug, 'tet'));
      test.clock.turn(6_000);
      return (await read('/content/announcements')).data.length;
    };
    const now = test.clock.now().getTime();
    expect(await show({ status: 'published' })).toBe(1);
    expect(await show({ showsFrom: new Date(now + 60_000) })).toBe(0);
    expect(await show({ showsFrom: new Date(now - 60_000), showsUntil: new Date(now) })).toBe(0);
    expect(await show({ showsUntil: null, status: 'archived' })).toBe(0);
    expect(await show({ status: 'draft' })).toBe(0);
    expect(await show({ status: 'published' })).toBe(1);
  });

  it('is not found under another name or kind', async () => {
    expect((await read('/content/pages/no-such')).code).toBe('CONTENT_NOT_FOUND');
    expect((await read('/content/pages/calculator')).code).toBe('CONTENT_NOT_FOUND');
    expect((await read('/content/articles/calculator')).data.topic).toBe('player');
  });
});

describe('the help', () => {
  it('is searched without accents, in both languages, the title before the text', async () => {
    expect(await find('mat khau')).toEqual(['forgotten-password', 'calculator']);
    expect(await find('MẬT KHẨU')).toEqual(['forgotten-password', 'calculator']);
    expect(await find('password graphs')).toEqual(['calculator']);
    expect(await find('dat lai')).toEqual(['forgotten-password']);
    expect(await find('xyz')).toEqual([]);
    expect(await find('  ')).toHaveLength(2);
  });
});

describe('a wish to be told', () => {
  it('is stored once, however often it is made', async () => {
    expect((await ask({ topic: 'courses', email: 'Lan@Example.com' })).json().data).toEqual({
      email: 'lan@example.com',
    });
    await ask({ topic: 'courses', email: 'lan@example.com' });
    await ask({ topic: 'practice', email: 'lan@example.com' });
    expect(await test.services.db.select().from(wishes)).toHaveLength(2);
  });

  it('knows the account that made it', async () => {
    const { cookie, id } = await signedInAs(test.services, 'student');
    await ask({ topic: 'courses', email: 'minh@example.com' }, { cookie });
    const stored = await test.services.db.select().from(wishes).where(eq(wishes.accountId, id));
    expect(stored.map(({ email }) => email)).toEqual(['minh@example.com']);
  });

  it('is refused for what is no address or no page of ours, and after sixty in an hour', async () => {
    expect((await ask({ topic: 'courses', email: 'lan' })).json().code).toBe('INVALID_REQUEST');
    expect((await ask({ topic: 'moon', email: 'l@example.com' })).json().code).toBe(
      'INVALID_REQUEST',
    );
    const replies = [];
    for (let count = 0; count < 60; count += 1) {
      replies.push(await ask({ topic: 'courses', email: `x${count}@example.com` }));
    }
    expect(replies.at(-1)?.statusCode).toBe(429);
  });
});
