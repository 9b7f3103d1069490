import type { Block, Inline } from './markup.ts';
import { parseInline, parsePieces } from './parse-inline.ts';

type Chunk =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'figure'; id: string };

const figureLine = /^::figure\{#([a-z][a-z0-9-]*)\}$/;
const itemLine = /^- (.*)$/;

function appendLine(chunk: Chunk, line: string): void {
  if (chunk.kind === 'paragraph') chunk.text += ` ${line}`;
  if (chunk.kind === 'list') chunk.items.push(`${chunk.items.pop() ?? ''} ${line}`);
}

/**
 * A list begins only after an empty line, because a long line may have been wrapped at a minus sign or a dash. A figure needs no
 * empty lines.
 */
function readChunks(source: string): Chunk[] {
  const chunks: Chunk[] = [];
  let isRunning = false;
  for (const line of source.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    const last = chunks.at(-1);
    const id = figureLine.exec(line)?.[1];
    const item = itemLine.exec(line)?.[1];
    if (line === '') isRunning = false;
    else if (id !== undefined) chunks.push({ kind: 'figure', id });
    else if (item !== undefined && last?.kind === 'list') last.items.push(item);
    else if (item !== undefined && !isRunning) chunks.push({ kind: 'list', items: [item] });
    else if (last && isRunning) appendLine(last, line);
    else chunks.push({ kind: 'paragraph', text: line });
    isRunning = line !== '' && id === undefined;
  }
  return chunks;
}

/** Removes the spaces next to a displayed formula before or after the text. */
function trim(inlines: Inline[]): Inline[] {
  return inlines
    .map((inline, index): Inline => {
      if (inline.kind !== 'text') return inline;
      const start = index === 0 ? inline.text.trimStart() : inline.text;
      return { kind: 'text', text: index === inlines.length - 1 ? start.trimEnd() : start };
    })
    .filter((inline) => inline.kind !== 'text' || inline.text !== '');
}

/** A displayed formula ends the paragraph; the text after it begins another. */
function paragraphBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  const endParagraph = (): void => {
    const children = trim(inlines);
    if (children.length > 0) blocks.push({ kind: 'paragraph', children });
    inlines = [];
  };
  for (const piece of parsePieces(text)) {
    if (piece.kind === 'display') {
      endParagraph();
      blocks.push(piece);
    } else {
      inlines.push(piece);
    }
  }
  endParagraph();
  return blocks;
}

/** Parses any text; whatever is not markup stays text. */
export function parseMarkup(source: string): Block[] {
  return readChunks(source).flatMap((chunk): Block[] => {
    switch (chunk.kind) {
      case 'paragraph':
        return paragraphBlocks(chunk.text);
      case 'list':
        return [{ kind: 'list', items: chunk.items.map(parseInline) }];
      case 'figure':
        return [chunk];
    }
  });
}
