import type { Block } from '@bac/exam/markup/markup.ts';
import { parseMarkup } from '@bac/exam/markup/parse-markup.ts';

const parsed = new Map<string, Block[]>();
/** More than the questions of two modules have. */
const most = 1000;

/** The markup of an item, parsed once: going back and forth between questions must not do it again. */
export function parsedText(text: string): Block[] {
  const known = parsed.get(text);
  if (known) return known;
  const blocks = parseMarkup(text);
  if (parsed.size >= most) parsed.clear();
  parsed.set(text, blocks);
  return blocks;
}
