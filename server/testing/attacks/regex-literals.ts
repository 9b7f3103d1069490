import { glob, readFile } from 'node:fs/promises';

export interface Found {
  file: string;
  source: string;
  flags: string;
}

/** After these a slash begins a pattern; after anything else it divides. */
const before = /(?:[(=:,[!&|?{};>]|\breturn|^)\s*$/;

/** The end of what begins here: of a text, a comment or a template. */
function endOf(text: string, start: number): number {
  const close = (mark: string): number => {
    const end = text.indexOf(mark, start + 2);
    return end === -1 ? text.length : end + mark.length;
  };
  if (text.startsWith('//', start)) return close('\n');
  if (text.startsWith('/*', start)) return close('*/');
  let place = start + 1;
  while (place < text.length && text[place] !== text[start]) place += text[place] === '\\' ? 2 : 1;
  return place + 1;
}

function patternAt(text: string, start: number): string | undefined {
  let isInClass = false;
  for (let place = start + 1; place < text.length && text[place] !== '\n'; place += 1) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
    else if (sign === '/' && !isInClass) return text.slice(start + 1, place);
  }
  return undefined;
}

/** The patterns that stand in a piece of TypeScript. */
function regexesIn(text: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = [];
  let place = 0;
  while (place < text.length) {
    const sign = text[place]!;
    const isComment = text.startsWith('//', place) || text.startsWith('/*', place);
    if (isComment || `'"\``.includes(sign)) {
      place = endOf(text, place);
      continue;
    }
    const isPattern = sign === '/' && before.test(text.slice(Math.max(0, place - 40), place));
    const source = isPattern ? patternAt(text, place) : undefined;
    if (source === undefined) {
      place += 1;
      continue;
    }
    place += source.length + 2;
    const [flags = ''] = /^[a-z]*/.exec(text.slice(place, place + 8)) ?? [];
    found.push({ source, flags });
    place += flags.length;
  }
  return found;
}

/** Every pattern of the code that these folders hold, tests left out. */
export async function regexLiterals(root: string, folders: string[]): Promise<Found[]> {
  const all: Found[] = [];
  for await (const file of glob(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  )) {
    if (/\.test\.ts$|\/testing\/|node_modules|\/dist\//.test(file)) continue;
    const text = await readFile(`${root}/${file}`, 'utf8');
    all.push(...regexesIn(text).map((one) => ({ file, ...one })));
  }
  return all;
}
