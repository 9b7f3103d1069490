import type { Attempt } from '@bac/exam/attempt/attempt.ts';

/** The most characters of quotes and notes in a cache of attempts: a few attempts full of them must not fill the memory. */
const most = 64_000_000;

/** Bounds a cache by the text in its attempts. Everything else in an attempt is bounded by its questions and devices. */
export const boundByText = <Value>(attemptOf: (value: Value) => Attempt) => ({
  most,
  of: (value: Value): number => attemptOf(value).logSize?.text ?? 0,
});
