import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type {
  Announcement,
  Article,
  ArticleCard,
  FrequentQuestion,
  ManagedPage,
  Slide,
  Timeline,
} from '@bac/contract/site/content.ts';
import type { Prose } from '@bac/contract/site/prose.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import { LRUCache } from 'lru-cache';
import { singleFlightCache } from '../../platform/bounded-cache.ts';
import { Refused } from '../../platform/http/refused.ts';
import { readProse } from '../../platform/prose/read-prose.ts';
import type { Services } from '../../services.ts';
import { listPublished, type Published } from './store.ts';

type Found = Published<'article'>;

/** A match in the title is more relevant than one in the text. */
const weights = { title: 8, summary: 3, text: 1 };

const foldFields = ({ body }: Found) => ({
  title: foldAccents(`${body.title.en} ${body.title.vi}`),
  summary: foldAccents(`${body.summary.en} ${body.summary.vi}`),
  text: foldAccents(`${body.text.en} ${body.text.vi}`),
});

/** Searches both languages, ignoring accents. Every word must occur; the best matches come first. */
function rankArticles(articles: readonly Found[], search: string): Found[] {
  const queryWords = foldAccents(search).split(/\s+/).filter(Boolean);
  if (queryWords.length === 0) return [...articles];
  return articles
    .map((article) => {
      const fields = foldFields(article);
      const points = queryWords.map((word) =>
        (Object.keys(weights) as (keyof typeof weights)[])
          .filter((field) => fields[field].includes(word))
          .reduce((sum, field) => sum + weights[field], 0),
      );
      const matchesAll = points.every((wordPoints) => wordPoints > 0);
      return {
        article,
        points: matchesAll ? points.reduce((sum, wordPoints) => sum + wordPoints, 0) : 0,
      };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ article }) => article);
}

type Text = { en: string; vi: string };

/** Caches parsed texts, because anybody may request them at any rate. */
const proseCache = new LRUCache<string, Prose>({ max: 300 });

function readCached(markdown: string): Prose {
  const prose = proseCache.get(markdown) ?? readProse(markdown);
  proseCache.set(markdown, prose);
  return prose;
}

const readBoth = ({ en, vi }: Text): { en: Prose; vi: Prose } => ({
  en: readCached(en),
  vi: readCached(vi),
});

const pageOf = ({ slug, body, updatedAt }: Published<'page' | 'article'>): ManagedPage => ({
  slug,
  title: body.title,
  summary: body.summary,
  text: readBoth(body.text),
  updatedAt: updatedAt.toISOString(),
});

const cardOf = ({ slug, body }: Published<'article'>): ArticleCard => ({
  slug,
  topic: body.topic,
  title: body.title,
  summary: body.summary,
});

const titleOf = (folder: string, { slug, body, updatedAt }: Published<'page' | 'article'>) => ({
  path: `${folder}${slug}`,
  title: body.title,
  summary: body.summary,
  updatedAt,
});

/** The content of public pages. Caches each kind for 5 s, so that a change is everywhere by then. */
export function publicContent({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const published = singleFlightCache<ContentKind, Published<ContentKind>[]>(clock, {
    entries: 10,
    milliseconds: 5_000,
  });

  const list = async <Kind extends ContentKind>(kind: Kind): Promise<Published<Kind>[]> =>
    (await published.get(kind, () => listPublished(db, kind, clock.now()))) as Published<Kind>[];

  async function get<Kind extends ContentKind>(kind: Kind, slug: string): Promise<Published<Kind>> {
    const found = (await list(kind)).find((entry) => entry.slug === slug);
    if (!found) throw new Refused('CONTENT_NOT_FOUND');
    return found;
  }

  return {
    slides: async (): Promise<Slide[]> =>
      (await list('slide')).map(({ id, body }) => ({ id, ...body })),
    announcements: async (): Promise<Announcement[]> =>
      (await list('announcement')).map(({ id, version, body }) => ({ id, version, ...body })),
    questions: async (): Promise<FrequentQuestion[]> =>
      (await list('question')).map(({ slug, body }) => ({
        id: slug,
        ...body,
        answer: readBoth(body.answer),
      })),
    page: async (slug: string): Promise<ManagedPage> => pageOf(await get('page', slug)),
    articles: async (search = ''): Promise<ArticleCard[]> =>
      rankArticles(await list('article'), search).map(cardOf),
    article: async (slug: string): Promise<Article> => {
      const found = await get('article', slug);
      return { ...pageOf(found), ...cardOf(found) };
    },
    timeline: async (slug: string): Promise<Timeline> => {
      const { body } = await get('timeline', slug);
      return { ...body, intro: readBoth(body.intro) };
    },
    /** Titles and summaries for page heads and the sitemap. */
    titles: async () => {
      const [pages, articles] = await Promise.all([list('page'), list('article')]);
      return [
        ...pages.map((page) => titleOf('/', page)),
        ...articles.map((article) => titleOf('/support/', article)),
      ];
    },
  };
}

export type PublicContent = ReturnType<typeof publicContent>;
