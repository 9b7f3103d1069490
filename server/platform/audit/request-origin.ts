import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * From which address the request under way came. Held beside the call instead of passed through it, so that a use case which
 * knows nothing of HTTP still leaves it in the log.
 */
export const requestOrigin = new AsyncLocalStorage<{ address: string }>();
