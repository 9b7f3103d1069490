import type { Prose } from '@bac/contract/site/prose.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { LocalText } from './page-list.ts';

export interface StoredTitle {
  path: string;
  title: LocalText;
  summary: LocalText;
  updatedAt: Date;
}

export interface StoredQuestion {
  question: LocalText;
  answer: Record<Language, Prose>;
}

/** The managed content that heads and the sitemap need; the app wires this port. */
export interface PublicContent {
  titles(): Promise<StoredTitle[]>;
  questions(): Promise<StoredQuestion[]>;
}
