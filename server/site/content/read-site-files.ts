import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentBodies, type ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import { parse } from 'yaml';
import { z } from 'zod';

export interface FoundingEntry {
  kind: ContentKind;
  slug: string;
  position: number;
  body: ContentBody;
}

interface Markdown {
  title: string;
  summary: string;
  text: string;
}

const entrySchema = z.looseObject({ slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) });

const listFiles = {
  slide: 'slides.yaml',
  question: 'questions.yaml',
  announcement: 'announcements.yaml',
  timeline: 'timelines.yaml',
} as const satisfies Partial<Record<ContentKind, string>>;

function requireValid(kind: ContentKind, file: string, slug: string, body: unknown): ContentBody {
  const parsed = contentBodies[kind].safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Error(`content/site/${file}, “${slug}”: ${z.prettifyError(parsed.error)}`);
}

async function readLists(folder: string): Promise<FoundingEntry[]> {
  const reading = Object.entries(listFiles).map(async ([name, file]) => {
    const kind = name as keyof typeof listFiles;
    const list = z.array(entrySchema).parse(parse(await readFile(join(folder, file), 'utf8')));
    return list.map(({ slug, ...body }, position) => ({
      kind,
      slug,
      position,
      body: requireValid(kind, file, slug, body),
    }));
  });
  return (await Promise.all(reading)).flat();
}

/** Reads a Markdown file with title and summary in its front matter. */
async function readMarkdown(path: string): Promise<Markdown> {
  const source = await readFile(path, 'utf8');
  const [, frontMatter, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (frontMatter === undefined || text === undefined) {
    throw new Error(`${path}: begins without its title and summary.`);
  }
  const { title, summary } = z
    .object({ title: z.string(), summary: z.string() })
    .parse(parse(frontMatter));
  return { title, summary, text: text.trim() };
}

/** Reads `x.en.md` and `x.vi.md` as one entry. */
async function readPair(folder: string, file: string): Promise<Omit<ContentBody<'page'>, never>> {
  const [en, vi] = await Promise.all([
    readMarkdown(join(folder, file)),
    readMarkdown(join(folder, file.replace(/\.en\.md$/, '.vi.md'))),
  ]);
  return {
    title: { en: en.title, vi: vi.title },
    summary: { en: en.summary, vi: vi.summary },
    text: { en: en.text, vi: vi.text },
  };
}

async function readTexts(folder: string, kind: 'page' | 'article'): Promise<FoundingEntry[]> {
  const files = (await readdir(join(folder, `${kind}s`), { recursive: true }))
    .filter((name) => name.endsWith('.en.md'))
    .toSorted();
  return Promise.all(
    files.map(async (name, position) => {
      const file = join(`${kind}s`, name);
      const slug = basename(name, '.en.md');
      const topic = kind === 'article' ? { topic: name.split(/[/\\]/)[0] } : {};
      const body = { ...topic, ...(await readPair(folder, file)) };
      return { kind, slug, position, body: requireValid(kind, file, slug, body) };
    }),
  );
}

/** Reads the content that ships with the product: lists from YAML, longer texts from one Markdown file per language. */
export async function readSiteFiles(folder: string): Promise<FoundingEntry[]> {
  const read = await Promise.all([
    readLists(folder),
    readTexts(folder, 'page'),
    readTexts(folder, 'article'),
  ]);
  return read.flat();
}
