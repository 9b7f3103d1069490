import { judgeType, storableTypes, type StorableType } from '../../platform/files/file-store.ts';

const plainText = 'text/plain';

type TicketFileType = StorableType | typeof plainText;

/** What a name may end with, the usual one first. */
const endings: Record<TicketFileType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'log', 'md', 'csv', 'json'],
};

const storable = Object.keys(storableTypes) as StorableType[];

const endingOf = (name: string): string | undefined =>
  /\.([^.]+)$/.exec(name)?.[1]?.trim().toLowerCase();

/** Letters of any script and the usual signs of white space. No program and no packed file gets by without other bytes. */
function isText(content: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Text is what calls itself so; what would be a page or a script to whoever opens it is not taken. */
const isTextName = (name: string): boolean => {
  const ending = endingOf(name);
  return ending === undefined || endings[plainText].includes(ending);
};

const longestName = 120;
/** A letter may call what it encloses by a name of megabytes; of that no more is looked at than the end. */
const mostRead = 1000;

/** Signs that turn the direction of writing can make `gpj.exe` look like `exe.jpg`. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"\\/:*?<>|]/gu;

/** Its own name, as far as it may be trusted, with the ending of what it is. */
function nameFor(given: string, type: TicketFileType): string {
  const clean = given
    .normalize('NFC')
    .replaceAll(misleading, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .replace(/[ .]+$/, '');
  const known = endingOf(clean);
  const isRight = known !== undefined && endings[type].includes(known);
  const ending = isRight ? known : endings[type][0]!;
  const stem = (isRight ? clean.slice(0, -ending.length - 1) : clean).slice(0, longestName);
  return `${stem.toWellFormed() || 'file'}.${ending}`;
}

export interface JudgedFile {
  type: TicketFileType;
  name: string;
}

/** By the bytes, whatever the name claims; undefined for what is not taken. */
export async function judgeFile(content: Buffer, given: string): Promise<JudgedFile | undefined> {
  if (content.length === 0) return undefined;
  const name = given.slice(-mostRead);
  const picture = await judgeType(content, storable);
  if (picture) return { type: picture, name: nameFor(name, picture) };
  if (!isText(content) || !isTextName(name)) return undefined;
  return { type: plainText, name: nameFor(name, plainText) };
}
