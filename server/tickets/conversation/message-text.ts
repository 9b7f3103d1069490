import type { Prose, ProseRun } from '@bac/contract/site/prose.ts';
import { LRUCache } from 'lru-cache';
import { readProse } from '../../platform/prose/read-prose.ts';
import { plainText } from '../../platform/prose/plain-text.ts';
import { Refused } from '../../platform/http/refused.ts';

function requireText(text: string, path: string): string {
  if (text === '') throw new Refused('INVALID_REQUEST', { fields: [{ path, rule: 'required' }] });
  return text;
}

/** Trims a message body and unifies its line breaks; refuses a body of spaces only. */
export const cleanText = (text: string, path: string): string =>
  requireText(text.toWellFormed().replaceAll('\r\n', '\n').trim(), path);

/** For a subject or a name: collapses all white space, so that the text cannot start a new email header. */
export const oneLine = (text: string, path: string): string =>
  requireText(
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    path,
  );

/** Markdown treats a single line break as a space; people who write a message mean a line break. */
const splitAtLineBreaks = (run: ProseRun): ProseRun[] =>
  run.text
    .split(/\r?\n/)
    .flatMap((text, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...(text === '' ? [] : [{ ...run, text }]),
    ]);

const splitRuns = (runs: readonly ProseRun[]): ProseRun[] => runs.flatMap(splitAtLineBreaks);

const withLineBreaks = (blocks: Prose): Prose =>
  blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') {
      return { ...block, runs: splitRuns(block.runs) };
    }
    if (block.kind === 'list') {
      const items = block.items.map((item) => ({ ...item, runs: splitRuns(item.runs) }));
      return { ...block, items };
    }
    return block;
  });

/** Caches parsed messages: every new message makes the whole conversation render again. */
const cache = new LRUCache<string, Prose>({
  maxSize: 4_000_000,
  sizeCalculation: (_blocks, body) => body.length + 500,
});

/** Parses the body of a message into blocks and keeps its line breaks. */
export function readMessage(body: string): Prose {
  const cached = cache.get(body);
  if (cached) return cached;
  const blocks = withLineBreaks(readProse(body));
  cache.set(body, blocks);
  return blocks;
}

const longestExcerpt = 160;

/** The beginning of a message on one line, without Markdown syntax, cut between words where possible. */
export function excerptOf(body: string): string {
  const line = plainText(readMessage(body)).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longestExcerpt) return line;
  const cut = line.slice(0, longestExcerpt - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > longestExcerpt / 2 ? cut.slice(0, space) : cut}…`;
}
