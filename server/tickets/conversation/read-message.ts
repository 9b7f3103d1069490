import type { Prose, ProseRun } from '@bac/contract/site/prose.ts';
import { LRUCache } from 'lru-cache';
import { readProse } from '../../platform/prose/read-prose.ts';

/** To Markdown a single line break is a space; people who write a letter mean it. */
const linesOf = (run: ProseRun): ProseRun[] =>
  run.text
    .split(/\r?\n/)
    .flatMap((text, place) => [
      ...(place > 0 ? [{ text: '\n' }] : []),
      ...(text === '' ? [] : [{ ...run, text }]),
    ]);

const brokenUp = (runs: readonly ProseRun[]): ProseRun[] => runs.flatMap(linesOf);

const withLineBreaks = (blocks: Prose): Prose =>
  blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') {
      return { ...block, runs: brokenUp(block.runs) };
    }
    if (block.kind === 'list') {
      const items = block.items.map((item) => ({ ...item, runs: brokenUp(item.runs) }));
      return { ...block, items };
    }
    return block;
  });

/** A conversation is read anew with each of its messages; what was said before has not changed. */
const known = new LRUCache<string, Prose>({
  maxSize: 4_000_000,
  sizeCalculation: (_blocks, body) => body.length + 500,
});

/** What was written, as blocks of words; line breaks stay where they were. */
export function readMessage(body: string): Prose {
  const kept = known.get(body);
  if (kept) return kept;
  const shown = withLineBreaks(readProse(body));
  known.set(body, shown);
  return shown;
}
