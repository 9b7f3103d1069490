import type { FailureCode } from '@bac/contract/failures.ts';
import type { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Language } from '@bac/exam/item/language.ts';

/** A field and the rule it breaks. */
export interface BrokenField {
  path: string;
  rule: keyof typeof invalidField;
}

interface Details {
  retryAfter?: number;
  fields?: readonly BrokenField[];
  cause?: unknown;
  /** In place of what the code says, where only a value can tell: a date. */
  words?: Record<Language, string>;
}

/** Thrown by use cases for every refusal the contract knows; anything else that is thrown is a bug. */
export class Refused extends Error {
  readonly code: FailureCode;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  readonly fields: readonly BrokenField[];
  readonly words: Record<Language, string> | undefined;

  constructor(code: FailureCode, { retryAfter, fields = [], cause, words }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
    this.words = words;
  }
}
