import { glob, readFile } from 'node:fs/promises';

export interface RegexLiteral {
  file: string;
  source: string;
  flags: string;
}

/** Matches text after which a slash starts a pattern; after other text it is a division. */
const beforePattern = /(?:[(=:,[!&|?{};>]|\breturn|^)\s*$/;

/** Returns the end of the string, comment or template that starts here. */
function endOf(text: string, start: number): number {
  const close = (mark: string): number => {
    const end = text.indexOf(mark, start + 2);
    return end === -1 ? text.length : end + mark.length;
  };
  if (text.startsWith('//', start)) return close('\n');
  if (text.startsWith('/*', start)) return close('*/');
  let index = start + 1;
  while (index < text.length && text[index] !== text[start]) index += text[index] === '\\' ? 2 : 1;
  return index + 1;
}

function patternAt(text: string, start: number): string | undefined {
  let isInClass = false;
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index += 1) {
    const sign = text[index];
    if (sign === '\\') index += 1;
    else if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    else if (sign === '/' && !isInClass) return text.slice(start + 1, index);
  }
  return undefined;
}

/** Finds the regular expression literals in TypeScript source. */
function findRegexes(text: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  let index = 0;
  while (index < text.length) {
    const sign = text[index]!;
    const isComment = text.startsWith('//', index) || text.startsWith('/*', index);
    if (isComment || `'"\``.includes(sign)) {
      index = endOf(text, index);
      continue;
    }
    const isPattern =
      sign === '/' && beforePattern.test(text.slice(Math.max(0, index - 40), index));
    const source = isPattern ? patternAt(text, index) : undefined;
    if (source === undefined) {
      index += 1;
      continue;
    }
    index += source.length + 2;
    const [flags = ''] = /^[a-z]*/.exec(text.slice(index, index + 8)) ?? [];
    found.push({ source, flags });
    index += flags.length;
  }
  return found;
}

/** Finds all regular expression literals of the code in these folders, except tests. */
export async function regexLiterals(root: string, folders: string[]): Promise<RegexLiteral[]> {
  const all: RegexLiteral[] = [];
  for await (const file of glob(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  )) {
    if (/\.test\.ts$|\/testing\/|node_modules|\/dist\//.test(file)) continue;
    const text = await readFile(`${root}/${file}`, 'utf8');
    all.push(...findRegexes(text).map((one) => ({ file, ...one })));
  }
  return all;
}
