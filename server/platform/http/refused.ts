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
  /** Replaces the message of the code if it needs a value, such as a date. */
  messages?: Record<Language, string>;
}

/** Use cases throw it for every refusal of the contract; any other thrown error is a bug. */
export class Refused extends Error {
  readonly code: FailureCode;
  /** Seconds, sent as the Retry-After header. */
  readonly retryAfter: number | undefined;
  readonly fields: readonly BrokenField[];
  readonly messages: Record<Language, string> | undefined;

  constructor(code: FailureCode, { retryAfter, fields = [], cause, messages }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
    this.messages = messages;
  }
}
