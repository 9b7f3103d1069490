import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCores, isGuessable, normalizeSpelling, type Core } from './core.ts';
import { hasWord } from './sorted-words.ts';

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
