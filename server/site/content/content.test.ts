import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEntries, contentVersions, waitlist } from '../../db/content-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { signedInAs, writeHeaders } from '../../testing/factories.ts';
import { loadFoundingContent } from './founding-content.ts';

let test: TestApp;
let folder: string;

const bilingual = (en: string, vi: string) => ({ en, vi });

const files: Record<string, string> = {
  'slides.yaml': JSON.stringify([
    { slug: 'b', title: bilingual('B', 'B'), text: bilingual('', ''), art: 'sun', link: null },
    { slug: 'a', title: bilingual('A', 'A'), text: bilingual('', ''), art: 'stairs', link: null },
  ]),
  'questions.yaml': JSON.stringify([
    {
      slug: 'cost',
      group: 'accounts',
      isOnHome: true,
      question: bilingual('What does it cost?', 'Giá bao nhiêu?'),
      answer: bilingual('**Nothing**.', '**Miễn phí**.'),
    },
  ]),
  'announcements.yaml': JSON.stringify([
    { slug: 'tet', tone: 'calm', text: bilingual('Closed for Tết', 'Nghỉ Tết'), link: null },
  ]),
  'timelines.yaml': JSON.stringify([
    {
      slug: 'courses',
      title: bilingual('Courses', 'Khóa học'),
      intro: bilingual('Soon.', 'Sắp có.'),
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

async function writeFixture(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

beforeAll(async () => {
  test = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'bac-site-'));
  for (const [name, text] of Object.entries(files)) await writeFixture(name, text);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const read = async (path: string) => (await test.app.inject(`/api/v1${path}`)).json();
const signUp = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/waitlist',
    headers: writeHeaders(headers),
    payload,
  });

const find = async (search: string): Promise<string[]> =>
  (await read(`/content/articles?search=${encodeURIComponent(search)}`)).data.map(
    ({ slug }: { slug: string }) => slug,
  );

describe('founding content', () => {
  it('loads founding content once', async () => {
    expect(await loadFoundingContent(test.services, folder)).toEqual({ added: 8, renewed: 0 });
    expect(await loadFoundingContent(test.services, folder)).toEqual({ added: 0, renewed: 0 });
  });

  it('shows founding content in order and in both languages', async () => {
    const slides = (await read('/content/slides')).data;
    expect(slides.map(({ title }: { title: { en: string } }) => title.en)).toEqual(['B', 'A']);
    expect((await read('/content/pages/dich-vu')).data).toMatchObject({
      title: bilingual('Services', 'Dịch vụ'),
      text: { vi: [{ kind: 'heading', id: 'gi' }, { kind: 'paragraph' }] },
    });
    expect((await read('/content/questions')).data[0].answer.en[0].runs[0]).toEqual({
      text: 'Nothing',
      style: ['strong'],
    });
    expect((await read('/content/timelines/courses')).data.title.vi).toBe('Khóa học');
  });

  it('a newer release adds a version to each founding entry that nobody has edited', async () => {
    await test.services.db
      .update(contentEntries)
      .set({ isSeeded: false })
      .where(eq(contentEntries.slug, 'a'));
    await writeFixture(
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

  it('names the file with an error and loads nothing', async () => {
    await writeFixture('slides.yaml', JSON.stringify([{ slug: 'c', art: 'no such' }]));
    await expect(loadFoundingContent(test.services, folder)).rejects.toThrow(/slides\.yaml, “c”/);
    await writeFixture('slides.yaml', files['slides.yaml']!);
  });
});

describe('public content', () => {
  it('shows only published content within its time', async () => {
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

  it('finds content only by its own slug and kind', async () => {
    expect((await read('/content/pages/no-such')).code).toBe('CONTENT_NOT_FOUND');
    expect((await read('/content/pages/calculator')).code).toBe('CONTENT_NOT_FOUND');
    expect((await read('/content/articles/calculator')).data.topic).toBe('player');
  });
});

describe('searching the help', () => {
  it('searches help in both languages, ignoring accents, titles before texts', async () => {
    expect(await find('mat khau')).toEqual(['forgotten-password', 'calculator']);
    expect(await find('MẬT KHẨU')).toEqual(['forgotten-password', 'calculator']);
    expect(await find('password graphs')).toEqual(['calculator']);
    expect(await find('dat lai')).toEqual(['forgotten-password']);
    expect(await find('xyz')).toEqual([]);
    expect(await find('  ')).toHaveLength(2);
  });
});

describe('signing up for an announcement', () => {
  it('stores a sign-up once', async () => {
    expect((await signUp({ topic: 'courses', email: 'Lan@Example.com' })).json().data).toEqual({
      email: 'lan@example.com',
    });
    await signUp({ topic: 'courses', email: 'lan@example.com' });
    await signUp({ topic: 'practice', email: 'lan@example.com' });
    expect(await test.services.db.select().from(waitlist)).toHaveLength(2);
  });

  it('stores the account of a sign-up', async () => {
    const { cookie, id } = await signedInAs(test.services, 'student');
    await signUp({ topic: 'courses', email: 'minh@example.com' }, { cookie });
    const stored = await test.services.db.select().from(waitlist).where(eq(waitlist.accountId, id));
    expect(stored.map(({ email }) => email)).toEqual(['minh@example.com']);
  });

  it('refuses a sign-up with an invalid address or topic, and after sixty in an hour', async () => {
    expect((await signUp({ topic: 'courses', email: 'lan' })).json().code).toBe('INVALID_REQUEST');
    expect((await signUp({ topic: 'moon', email: 'l@example.com' })).json().code).toBe(
      'INVALID_REQUEST',
    );
    const replies = [];
    for (let count = 0; count < 60; count += 1) {
      replies.push(await signUp({ topic: 'courses', email: `x${count}@example.com` }));
    }
    expect(replies.at(-1)?.statusCode).toBe(429);
  });
});
