import type { Language } from '@bac/exam/item/language.ts';

interface Failure extends Record<Language, string> {
  status: number;
}

export type Failures = Record<string, Failure>;
