import type { Prose } from '@bac/contract/site/prose.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Words } from './known-pages.ts';

export interface StoredTitle {
  path: string;
  title: Words;
  summary: Words;
  updatedAt: Date;
}

export interface StoredQuestion {
  question: Words;
  answer: Record<Language, Prose>;
}

/** What heads and lists for search engines need to know of the managed content; the app hands it in. */
export interface PublicContent {
  titles(): Promise<StoredTitle[]>;
  questions(): Promise<StoredQuestion[]>;
}
