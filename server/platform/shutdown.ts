/** A resource to close when the process ends, in reverse order of opening. */
export interface Closable {
  name: string;
  close(): Promise<unknown>;
}

const timeoutMilliseconds = 20_000;

/** Closes everything once, in reverse order; an error does not prevent closing the others. */
export function closer(resources: Closable[], logError: (line: string, error: unknown) => void) {
  let closing: Promise<void> | undefined;
  return () =>
    (closing ??= (async () => {
      for (const { name, close } of resources.toReversed()) {
        await close().catch((error: unknown) => logError(`Could not close ${name}`, error));
      }
    })());
}

/**
 * The first signal starts a graceful shutdown; a second one, or a timeout, ends the process immediately. The timeout does not
 * include the time to drain.
 */
export function onSignal(
  close: () => Promise<void>,
  say: (line: string) => void,
  drainSeconds = 0,
): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    say('Stopping …');
    setTimeout(() => process.exit(1), drainSeconds * 1000 + timeoutMilliseconds).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
