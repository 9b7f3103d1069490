/** Finds what the sender of an email added: the text without quotes and signature. */

const quoted = /^\s*>/;

/** “On … wrote:”, also broken over lines. Without a date, a time or an address it is an ordinary sentence. */
const attributionStart = /^\s*(on|vào|ngày)\s/iu;
const attributionEnd = /(wrote|đã viết|viết)\s*:\s*$/iu;
const attributionMark = /\d|@/;
const longestAttribution = 4;

function attributionLength(lines: readonly string[], at: number): number {
  if (!attributionStart.test(lines[at] ?? '')) return 0;
  for (let length = 1; length <= longestAttribution; length += 1) {
    const words = lines.slice(at, at + length).join(' ');
    if (attributionEnd.test(words)) return attributionMark.test(words) ? length : 0;
  }
  return 0;
}

/** Outlook does not mark quoted lines, but puts a block of headers above them. */
const headerLine =
  /^\W{0,3}(from|sent|date|to|cc|subject|từ|người gửi|đã gửi|gửi|ngày|đến|tới|người nhận|chủ đề|tiêu đề)\W{0,3}:/iu;
const firstHeader = /^\W{0,3}(from|từ|người gửi)\W{0,3}:/iu;
const original = /^\s*-{3,}\s*(original message|thư gốc|tin nhắn gốc)\s*-{3,}\s*$/iu;
/** A forwarded email is what the sender wants us to read. */
const forwarded = /forwarded message|chuyển tiếp/iu;

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!firstHeader.test(lines[at] ?? '')) return false;
  const block = lines.slice(at, at + 8).filter((line) => headerLine.test(line));
  const before = lines.slice(Math.max(0, at - 3), at).findLast((line) => line.trim() !== '');
  return block.length >= 3 && !forwarded.test(before ?? '');
}

const nextFilled = (lines: readonly string[], from: number): string =>
  lines.slice(from, from + 3).find((line) => line.trim() !== '') ?? '';

function withoutQuotes(lines: readonly string[]): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (original.test(line) || isHeaderBlock(lines, at)) break;
    const attribution = attributionLength(lines, at);
    if (attribution > 0) {
      // Marked quotes are removed line by line, and text between or below them stays; unmarked ones reach to the end.
      if (!quoted.test(nextFilled(lines, at + attribution))) break;
      at += attribution - 1;
    } else if (!quoted.test(line)) remaining.push(line);
  }
  return remaining;
}

const longestSignature = 12;
const deviceLine =
  /^\s*(sent from my |sent from outlook|get outlook for |tải outlook cho |đã gửi từ |gửi từ |được gửi từ )/iu;
const rule = /^\s*[_-]{8,}\s*$/;

function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => /^--\s*$/.test(line));
  const isShort = lines.slice(at).filter((line) => line.trim() !== '').length <= longestSignature;
  const remaining = at > -1 && isShort ? lines.slice(0, at) : [...lines];
  while (remaining.length > 0 && /^\s*$/.test(remaining.at(-1) ?? '')) remaining.pop();
  if (deviceLine.test(remaining.at(-1) ?? '')) remaining.pop();
  // Outlook's rule above its block of headers.
  while (
    remaining.length > 0 &&
    (rule.test(remaining.at(-1) ?? '') || remaining.at(-1)?.trim() === '')
  )
    remaining.pop();
  return remaining;
}

/** Unifies line ends and spaces, composes letters (old character sets write ế as two), and removes invisible characters. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/(?![\n\t])[\p{Cc}\u200B\u2060\uFEFF]/gu, '');

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export interface NewText {
  text: string;
  /** The text with quotes and signature, for an email with nothing else in it. */
  all: string;
}

export function extractNewText(text: string): NewText {
  const lines = tidy(text).split('\n');
  return { text: joined(withoutSignature(withoutQuotes(lines))), all: joined(lines) };
}
