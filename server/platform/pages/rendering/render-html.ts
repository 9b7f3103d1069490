import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '@bac/contract/protocol/route.ts';
import type { BuiltPages } from '@bac/contract/site/page-rendering.ts';
import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { PageThread } from './page-thread.ts';
import { usedStyles } from './used-styles.ts';

/** Asks our own API as a visitor would; nothing where it refuses. */
export type Ask = (address: string) => Promise<unknown>;

interface Page {
  /** `/support/:article` */
  pattern: string;
  path: string;
  language: Language;
  site: Site;
}

export interface PageHtml {
  path: string;
  html: string;
  /** The rules that it needs, to stand in the head. */
  styles: string;
  /** The queries whose replies it shows. */
  queries: string[];
  stylesheets: string[];
  /** What React needs to take it over. */
  scripts: string[];
  /** SVG. */
  icon: string;
}

/** A reply may bring parts that have queries of their own. */
const mostRounds = 3;

/** `["GET /content/pages/:slug",{"params":{"slug":"dich-vu"}}]` */
export function addressOf(query: string): string {
  const [key, { params = {}, query: asked = {} }] = JSON.parse(query) as [
    string,
    { params?: Record<string, string>; query?: Record<string, string> },
  ];
  const path = key
    .replace(/^GET /, '')
    .replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(asked).toString();
  return apiBase + path + (search && `?${search}`);
}

export class PageRendering {
  readonly #pages: BuiltPages;
  readonly #thread: PageThread;

  constructor(pages: BuiltPages, thread: PageThread) {
    this.#pages = pages;
    this.#thread = thread;
  }

  /** The HTML of a public page; none for pages that visitors do not open first. */
  async render({ pattern, ...page }: Page, ask: Ask): Promise<PageHtml | undefined> {
    const scripts = this.#pages.scripts[pattern]?.[page.language];
    if (!scripts) return undefined;
    const replies: Record<string, unknown> = {};
    const asked = new Set<string>();
    let html = '';
    for (let round = 0; round < mostRounds; round += 1) {
      const rendered = await this.#thread.render({ ...page, replies });
      html = rendered.html;
      const unasked = rendered.queries.filter((query) => !asked.has(query));
      if (unasked.length === 0) break;
      for (const query of unasked) {
        asked.add(query);
        const reply = await ask(addressOf(query));
        if (reply !== undefined) replies[query] = reply;
      }
    }
    const { css, files } = usedStyles(html, this.#pages.styles);
    return {
      path: page.path,
      html,
      styles: css,
      queries: Object.keys(replies),
      stylesheets: files,
      scripts,
      icon: this.#pages.icon,
    };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** None where the pages were built without it. */
export async function openRendering(folder: string): Promise<PageRendering | undefined> {
  const built = join(folder, '.server');
  const text = await readFile(join(built, 'pages.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const thread = new PageThread(join(built, 'render-page.js'));
  return new PageRendering(JSON.parse(text) as BuiltPages, thread);
}
