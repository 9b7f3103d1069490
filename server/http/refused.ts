import type { FailureCode } from '@bac/contract/failure.ts';

/** Thrown by use cases for every refusal the contract knows; anything else that is thrown is a bug. */
export class Refused extends Error {
  readonly code: FailureCode;
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
