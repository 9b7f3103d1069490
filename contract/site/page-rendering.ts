import type { Language } from '@bac/exam/item/language.ts';
import type { Site } from './settings.ts';

/** The message from the server to the worker thread that renders pages. */
export interface PageRequest {
  path: string;
  language: Language;
  site: Site;
  /** The API replies for the page, by query. */
  replies: Record<string, unknown>;
}

export interface RenderedPage {
  html: string;
  /** The queries the page read, with or without a reply: route and parameters as JSON. */
  queries: string[];
}

/** The stylesheets of the build, in cascade order. */
export type PageStyles = {
  file: string;
  rules: {
    css: string;
    /** Per selector, the classes the page must contain for the rule to match. */
    requiredClasses: string[][];
  }[];
}[];

/** The data the web build passes to the server, in `.server/pages.json`. */
export interface BuiltPages {
  styles: PageStyles;
  /** By path pattern: the scripts and messages to preload. */
  scripts: Record<string, Record<Language, string[]>>;
  /** The favicon, inlined because it is smaller than a request. */
  icon: string;
}
