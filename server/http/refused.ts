import type { FailureCode } from '@bac/contract/failure.ts';
import type { invalidField } from '@bac/contract/invalid-field.ts';

/** A field and the rule it breaks. */
export interface BrokenField {
  path: string;
  rule: keyof typeof invalidField;
}

interface Details {
  retryAfter?: number;
  fields?: readonly BrokenField[];
  cause?: unknown;
}

/** Thrown by use cases for every refusal the contract knows; anything else that is thrown is a bug. */
export class Refused extends Error {
  readonly code: FailureCode;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  readonly fields: readonly BrokenField[];

  constructor(code: FailureCode, { retryAfter, fields = [], cause }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}
