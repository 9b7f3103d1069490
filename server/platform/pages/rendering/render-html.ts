import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '@bac/contract/protocol/route.ts';
import type { BuiltPages } from '@bac/contract/site/page-rendering.ts';
import type { Site } from '@bac/contract/site/settings.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { PageThread } from './page-thread.ts';
import { usedStyles } from './used-styles.ts';

/** Requests our own API as a visitor; resolves to undefined if it refuses. */
export type ApiRequest = (address: string) => Promise<unknown>;

interface Page {
  /** For example `/support/:article`. */
  pattern: string;
  path: string;
  language: Language;
  site: Site;
}

export interface PageHtml {
  path: string;
  html: string;
  /** The CSS rules it needs, for the head. */
  styles: string;
  /** The queries whose replies it shows. */
  queries: string[];
  stylesheets: string[];
  /** The scripts React needs for hydration. */
  scripts: string[];
  /** SVG. */
  icon: string;
}

/** A reply may render components with more queries. */
const maxRounds = 3;

/** Turns a query such as `["GET /content/pages/:slug",{"params":{"slug":"dich-vu"}}]` into a URL. */
export function queryUrl(query: string): string {
  const [key, { params = {}, query: search = {} }] = JSON.parse(query) as [
    string,
    { params?: Record<string, string>; query?: Record<string, string> },
  ];
  const path = key
    .replace(/^GET /, '')
    .replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
  const queryString = new URLSearchParams(search).toString();
  return apiBase + path + (queryString && `?${queryString}`);
}

export class PageRendering {
  readonly #pages: BuiltPages;
  readonly #thread: PageThread;

  constructor(pages: BuiltPages, thread: PageThread) {
    this.#pages = pages;
    this.#thread = thread;
  }

  /** Renders the HTML of a public page; undefined for a page without server rendering. */
  async render({ pattern, ...page }: Page, ask: ApiRequest): Promise<PageHtml | undefined> {
    const scripts = this.#pages.scripts[pattern]?.[page.language];
    if (!scripts) return undefined;
    const replies: Record<string, unknown> = {};
    const requested = new Set<string>();
    let html = '';
    for (let round = 0; round < maxRounds; round += 1) {
      const rendered = await this.#thread.render({ ...page, replies });
      html = rendered.html;
      const missing = rendered.queries.filter((query) => !requested.has(query));
      if (missing.length === 0) break;
      for (const query of missing) {
        requested.add(query);
        const reply = await ask(queryUrl(query));
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

/** Returns undefined if the build has no server rendering. */
export async function openRendering(folder: string): Promise<PageRendering | undefined> {
  const built = join(folder, '.server');
  const text = await readFile(join(built, 'pages.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const thread = new PageThread(join(built, 'render-page.js'));
  return new PageRendering(JSON.parse(text) as BuiltPages, thread);
}
