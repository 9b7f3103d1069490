import type { Language } from '@bac/exam/item/language.ts';
import type { Site } from './settings.ts';

/** What the server sends to the thread that renders pages. */
export interface PageRequest {
  path: string;
  language: Language;
  site: Site;
  /** The replies of the API that the page shows, by query. */
  replies: Record<string, unknown>;
}

export interface RenderedPage {
  html: string;
  /** The queries that the page has read, answered or not: route and parameters as JSON. */
  queries: string[];
}

/** The stylesheets of the build, in the order of the cascade. */
export type PageStyles = {
  file: string;
  rules: {
    css: string;
    /** Per selector, the classes that have to be on the page for the rule to match. */
    needs: string[][];
  }[];
}[];

/** What the build of the pages tells the server, in `.server/pages.json`. */
export interface BuiltPages {
  styles: PageStyles;
  /** By pattern of address: the scripts and words that the page asks for first. */
  scripts: Record<string, Record<Language, string[]>>;
  /** The drawing of the tab, so small that a request would cost more. */
  icon: string;
}
