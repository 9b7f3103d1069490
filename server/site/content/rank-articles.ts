import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { Published } from './store.ts';

type Found = Published<'article'>;

/** A word in the title says more about an article than one in its text. */
const weights = { title: 8, summary: 3, text: 1 };

const foldedParts = ({ body }: Found) => ({
  title: foldAccents(`${body.title.en} ${body.title.vi}`),
  summary: foldAccents(`${body.summary.en} ${body.summary.vi}`),
  text: foldAccents(`${body.text.en} ${body.text.vi}`),
});

/** Both languages at once, accents or none: every word must occur, the best matches come first. */
export function rankArticles(articles: readonly Found[], search: string): Found[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...articles];
  return articles
    .map((article) => {
      const parts = foldedParts(article);
      const points = words.map((word) =>
        (Object.keys(weights) as (keyof typeof weights)[])
          .filter((part) => parts[part].includes(word))
          .reduce((sum, part) => sum + weights[part], 0),
      );
      const isWhole = points.every((each) => each > 0);
      return { article, points: isWhole ? points.reduce((sum, each) => sum + each, 0) : 0 };
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ article }) => article);
}
