import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coresOf, isGuessable, spellingOf, type Core } from './core.ts';

/** What Vietnamese people reach for first and lists from elsewhere rank too low or lack. */
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

/** The half of the list that is tried with years and numbers glued on; the rarer half is tried with a sign or two. */
const everydayOnes = 5000;

interface Words {
  all: ReadonlySet<string>;
  everyday: ReadonlySet<string>;
}

let words: Words | undefined;

function readWords(): Words {
  const file = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
  const listed = file.trimEnd().split('\n').map(spellingOf);
  const everyday = new Set([...listed.slice(0, everydayOnes), ...vietnamese.map(spellingOf)]);
  return { all: new Set(listed), everyday };
}

/** Whether a password is among the first that anybody would try, however it is dressed up: `P@ssw0rd2026!`. */
export function isCommonPassword(password: string): boolean {
  const { all, everyday } = (words ??= readWords());
  const isCommon = (core: Core): boolean =>
    (everyday.has(core.word) && isGuessable(core)) ||
    (all.has(core.word) && core.before.length + core.after.length <= 2);
  return coresOf(password).some(isCommon);
}
