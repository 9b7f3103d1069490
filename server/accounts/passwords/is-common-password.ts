import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCores, isGuessable, normalizeSpelling, type Core } from './core.ts';

/** Common Vietnamese passwords that international lists rank too low or lack. */
const vietnamese = [
  'matkhau',
  'emyeuanh',
  'yeuanh',
  'yeuem',
  'khongbiet',
  'hanoi',
  'saigon',
  'hocsinh',
  'giaovien',
];

/** Attackers try this half of the list with years and numbers attached, the rarer half only with one or two characters. */
const everydayCount = 5000;

interface WordLists {
  all: ReadonlySet<string>;
  everyday: ReadonlySet<string>;
  /** The file of rarer ones: normalized words of six signs or more, sorted. */
  leaked: Buffer;
}

let wordLists: WordLists | undefined;

function readWordLists(): WordLists {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  const listed = file.trimEnd().split('\n').map(normalizeSpelling);
  const everyday = new Set([
    ...listed.slice(0, everydayCount),
    ...vietnamese.map(normalizeSpelling),
  ]);
  const leaked = readFileSync(join(import.meta.dirname, 'leaked-passwords.txt'));
  return { all: new Set(listed), everyday, leaked };
}

/** Whether a password is a variant of a common one, such as `P@ssw0rd2026!`. */
export function isCommonPassword(password: string): boolean {
  const { all, everyday, leaked } = (wordLists ??= readWordLists());
  const isCommon = (core: Core): boolean =>
    (everyday.has(core.word) && isGuessable(core)) ||
    (core.before.length + core.after.length <= 2 &&
      (all.has(core.word) || hasWord(leaked, core.word)));
  return listCores(password).some(isCommon);
}

const newline = 10;

/**
 * Whether a sorted file of ASCII words, one a line, has this word. Searches the bytes of the file: a set of the words would
 * take ten times the memory.
 */
function hasWord(file: Buffer, word: string): boolean {
  const bytes = Buffer.from(word);
  let low = 0;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : file.lastIndexOf(newline, middle - 1) + 1;
    const end = file.indexOf(newline, middle);
    const order = file.compare(bytes, 0, bytes.length, start, end === -1 ? file.length : end);
    if (order === 0) return true;
    if (order < 0) low = end === -1 ? file.length : end + 1;
    else high = start;
  }
  return false;
}
