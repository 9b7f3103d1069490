import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

let listener: Listener = () => {};

/** The app says here, once, what happens when a call fails; a quiet call leaves it to its caller. */
export function onFailure(given: Listener): void {
  listener = given;
}

const reported = new WeakSet<ApiError>();

/** Reports each failure once, however many callers it passes through. */
export function tellFailure(error: ApiError): void {
  if (reported.has(error)) return;
  reported.add(error);
  listener(error);
}
