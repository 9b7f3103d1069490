import type { ArticleCard } from '@bac/contract/site/content.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';

const maxArticles = 3;
/** A word in the title says more about an article than one in its summary. */
const titleWeight = 3;
/** An article below this share of the best score is no match. */
const minShare = 0.5;

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

interface IndexedArticle {
  article: ArticleCard;
  title: Set<string>;
  summary: Set<string>;
}

const wordsInBoth = ({ en, vi }: { en: string; vi: string }): Set<string> =>
  new Set(wordsOf(`${en} ${vi}`));

/**
 * Suggests articles that may answer a question before it is sent. The search of the help requires every word to occur, but nobody
 * writes a subject that way. Here a word counts more the rarer it is among the articles, and an article must come near the best.
 */
export function suggestArticles(articles: readonly ArticleCard[], subject: string): ArticleCard[] {
  const subjectWords = [...new Set(wordsOf(subject))];
  const indexed: IndexedArticle[] = articles.map((article) => ({
    article,
    title: wordsInBoth(article.title),
    summary: wordsInBoth(article.summary),
  }));
  const rarity = new Map(
    subjectWords.map((word) => {
      const matching = indexed.filter(({ title, summary }) => title.has(word) || summary.has(word));
      return [word, matching.length === 0 ? 0 : Math.log(1 + articles.length / matching.length)];
    }),
  );
  const score = ({ title, summary }: IndexedArticle): number =>
    subjectWords.reduce((sum, word) => {
      const weight = title.has(word) ? titleWeight : summary.has(word) ? 1 : 0;
      return sum + weight * rarity.get(word)!;
    }, 0);
  const ranked = indexed
    .map((entry) => ({ article: entry.article, score: score(entry) }))
    .toSorted((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter((one) => one.score > 0 && one.score >= best * minShare)
    .slice(0, maxArticles)
    .map(({ article }) => article);
}
