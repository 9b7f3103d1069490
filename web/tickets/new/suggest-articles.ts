import type { ArticleCard } from '@bac/contract/site/content.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';

const most = 3;
/** A word in the title says more about an article than one in its summary. */
const titleWeight = 3;
/** Below this much of the best match it is no match. */
const leastShare = 0.5;

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

interface Words {
  article: ArticleCard;
  title: Set<string>;
  summary: Set<string>;
}

const inBoth = ({ en, vi }: { en: string; vi: string }): Set<string> =>
  new Set(wordsOf(`${en} ${vi}`));

/**
 * Articles that may answer what somebody is about to ask. The search of the help wants every word to occur; nobody writes the
 * subject of a letter so. Here the rarer a word is among the articles, the more it counts, and most of its weight must be met.
 */
export function suggestArticles(articles: readonly ArticleCard[], subject: string): ArticleCard[] {
  const asked = [...new Set(wordsOf(subject))];
  const known: Words[] = articles.map((article) => ({
    article,
    title: inBoth(article.title),
    summary: inBoth(article.summary),
  }));
  const rarity = new Map(
    asked.map((word) => {
      const having = known.filter(({ title, summary }) => title.has(word) || summary.has(word));
      return [word, having.length === 0 ? 0 : Math.log(1 + articles.length / having.length)];
    }),
  );
  const points = ({ title, summary }: Words): number =>
    asked.reduce((sum, word) => {
      const weight = title.has(word) ? titleWeight : summary.has(word) ? 1 : 0;
      return sum + weight * rarity.get(word)!;
    }, 0);
  const ranked = known
    .map((words) => ({ article: words.article, points: points(words) }))
    .toSorted((one, other) => other.points - one.points);
  const best = ranked[0]?.points ?? 0;
  return ranked
    .filter((one) => one.points > 0 && one.points >= best * leastShare)
    .slice(0, most)
    .map(({ article }) => article);
}
