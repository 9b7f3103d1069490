import { plainText } from '../../platform/prose/plain-text.ts';
import { readMessage } from './read-message.ts';

const longest = 160;

/** The beginning of what was written, without the signs of Markdown and on one line, cut between words where that is possible. */
export function excerptOf(body: string): string {
  const line = plainText(readMessage(body)).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}
