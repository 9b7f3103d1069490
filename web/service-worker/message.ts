/**
 * What a page says to the worker. `which-build` is answered with the name of the build's entry, `keep-test` with `kept`
 * when everything is here; `take-over` ends the waiting of a new worker.
 */
export type Message = 'which-build' | 'keep-test' | 'take-over';
