import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@bac/exam/item/language.ts';

export interface Messages {
  [key: string]: string | Messages;
}

interface Style {
  css: string;
  classes: Record<string, string>;
}

/** What the build of the pages tells of itself, so that the server can write their first screens. */
export interface Kit {
  /** By a short name, `titles`; `base` is what all of them stand on. */
  styles: Record<string, Style>;
  /** The words of the pages, by feature. */
  words: Record<Language, Record<string, Messages>>;
  /** By pattern of address: the scripts and styles that the page asks for first. */
  files: Record<string, Record<Language, string[]>>;
  /** The drawing of the tab, so small that asking for it would cost more. */
  icon: string;
}

/** None where the pages were built without it. */
export async function readKit(folder: string): Promise<Kit | undefined> {
  const text = await readFile(join(folder, 'first-screen.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Kit);
}
