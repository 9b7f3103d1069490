import { maxFileBytes, maxFiles } from '@bac/contract/tickets/tickets.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { LeftOutFile, LeftOutReason } from './store-attachments.ts';

const megabytes = maxFileBytes / 1024 / 1024;

interface Wording {
  /** The file name under which an email too long for a message is attached. */
  wholeEmail: string;
  goesOn: (name: string) => string;
  onlyFiles: string;
  leftOut: (names: string) => string;
  more: (count: number) => string;
  reasons: Record<LeftOutReason, string>;
}

const wordings: Record<Language, Wording> = {
  en: {
    wholeEmail: 'email.txt',
    goesOn: (name) => `The email continues in ${name}.`,
    onlyFiles: '(Files only, no text.)',
    leftOut: (names) => `Left out of this email: ${names}.`,
    more: (count) => `and ${count} more`,
    reasons: {
      kind: 'not a picture, a PDF or plain text',
      size: `larger than ${megabytes} MB`,
      count: `only ${maxFiles} files fit in a message`,
      room: 'no room for more files today',
    },
  },
  vi: {
    wholeEmail: 'thu.txt',
    goesOn: (name) => `Toàn bộ thư nằm trong tệp ${name}.`,
    onlyFiles: '(Chỉ có tệp đính kèm.)',
    leftOut: (names) => `Tệp trong thư không nhận được: ${names}.`,
    more: (count) => `và ${count} tệp khác`,
    reasons: {
      kind: 'không phải ảnh, PDF hay văn bản thuần',
      size: `lớn hơn ${megabytes} MB`,
      count: `mỗi tin chỉ kèm được ${maxFiles} tệp`,
      room: 'hôm nay đã hết chỗ cho tệp',
    },
  },
};

/** The limit of a message through the page, less room for the lines that we add. */
const longest = 18_000;
const mostNamed = 8;
const longestName = 80;

/** Between backticks no character of a name has a meaning in Markdown. */
const quoteName = (name: string): string =>
  `\`${
    name
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}`]/gu, ' ')
      .trim()
      .slice(0, longestName)
      .toWellFormed() || '?'
  }\``;

function leftOutLine(
  leftOut: readonly LeftOutFile[],
  { leftOut: line, more, reasons }: Wording,
): string {
  const named = leftOut
    .slice(0, mostNamed)
    .map(({ name, reason }) => `${quoteName(name)} (${reasons[reason]})`);
  const others = leftOut.length - named.length;
  return line([...named, ...(others > 0 ? [more(others)] : [])].join('; '));
}

/** The whole email as a file, if it is too long for a message. */
export function wholeEmail(text: string, language: Language) {
  if (text.length <= longest) return undefined;
  return { name: wordings[language].wholeEmail, bytes: new TextEncoder().encode(text) };
}

/** The message in the conversation: the sender's text, and our lines in the ticket's language about what did not fit. */
export function messageBody(
  text: string,
  leftOut: readonly LeftOutFile[],
  language: Language,
): string {
  const wording = wordings[language];
  const isCut = text.length > longest;
  const paragraphs = [
    isCut ? `${text.slice(0, longest).toWellFormed()} …` : text,
    isCut ? wording.goesOn(quoteName(wording.wholeEmail)) : '',
    leftOut.length > 0 ? leftOutLine(leftOut, wording) : '',
  ].filter((paragraph) => paragraph !== '');
  return paragraphs.join('\n\n') || wording.onlyFiles;
}
