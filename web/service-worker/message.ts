/**
 * A message from a page to the worker. The worker answers `which-build` with the path of the build's entry script, and
 * `keep-test` with `kept` when all files are cached; `take-over` activates a waiting worker.
 */
export type Message = 'which-build' | 'keep-test' | 'take-over';
