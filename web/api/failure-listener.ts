import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

let listener: Listener = () => {};

/** Sets the handler of failed calls. The failures of quiet calls are left to their callers. */
export function onFailure(handler: Listener): void {
  listener = handler;
}

const reported = new WeakSet<ApiError>();

/** Reports each failure once, however many callers it passes through. */
export function reportFailure(error: ApiError): void {
  if (reported.has(error)) return;
  reported.add(error);
  listener(error);
}
