import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { scriptJson } from '../escape.ts';
import { firstScreens } from './first-screens.ts';
import type { Kit } from './kit.ts';
import { framed } from './page-frame.ts';
import { makePen } from './pen.ts';
import { addressOf, nameOf } from './question.ts';

/** Asks our own API as a visitor would; nothing where it refuses. */
export type Ask = (address: string) => Promise<unknown>;

interface Page {
  /** `/support/:article` */
  pattern: string;
  path: string;
  language: Language;
  site: Site;
}

export interface FirstScreen {
  path: string;
  /** The styles it needs, to stand in the head. */
  styles: string;
  body: string;
  /** What the page that takes its place asks first, by name, so that it can ask before it is drawn. */
  questions: string;
  /** Scripts and styles that this page asks for first. */
  files: string[];
  /** SVG. */
  icon: string;
}

/** The first screen of a public page; none where there is none, or where what it shows can't be read. */
export async function writeFirstScreen(
  kit: Kit,
  { pattern, path, language, site }: Page,
  ask: Ask,
): Promise<FirstScreen | undefined> {
  const screen = firstScreens[pattern];
  if (!screen) return undefined;
  const question = screen.asks?.(path.split('/').at(-1) ?? '');
  const reply = question && (await ask(addressOf(question)));
  if (question && reply === undefined) return undefined;
  const { pen, usedStyles } = makePen(kit, { path, language, site });
  const body = framed(pen, screen.draw(pen, reply)).text;
  return {
    path,
    styles: usedStyles(),
    body,
    questions: scriptJson(question ? [nameOf(question)] : []),
    files: kit.files[pattern]?.[language] ?? [],
    icon: kit.icon,
  };
}
