import type { Block } from '@bac/exam/markup/markup.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';

const cache = new Map<string, Block[]>();
/** More texts than the questions of two modules have. */
const maxCached = 1000;

/** Parses the markup of an item and caches it, so that moving between questions does not parse again. */
export function parseText(text: string): Block[] {
  const cached = cache.get(text);
  if (cached) return cached;
  const blocks = parseMarkup(text);
  if (cache.size >= maxCached) cache.clear();
  cache.set(text, blocks);
  return blocks;
}
