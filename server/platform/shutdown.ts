/** Something to close when the process ends; later openings close first. */
export interface Opened {
  name: string;
  close(): Promise<unknown>;
}

const patienceMilliseconds = 20_000;

/** Closes everything in reverse order, once; one that fails does not keep the others open. */
export function closer(opened: Opened[], complain: (line: string, error: unknown) => void) {
  let closing: Promise<void> | undefined;
  return () =>
    (closing ??= (async () => {
      for (const { name, close } of opened.toReversed()) {
        await close().catch((error: unknown) => complain(`Could not close ${name}`, error));
      }
    })());
}

/**
 * The first signal asks politely; a second one, or too long a wait, ends the process as it is. What it is told to wait before it
 * stops listening is no part of that wait.
 */
export function onSignal(
  close: () => Promise<void>,
  say: (line: string) => void,
  drainSeconds = 0,
): void {
  let asked = false;
  const stop = (): void => {
    if (asked) process.exit(1);
    asked = true;
    say('Stopping …');
    setTimeout(() => process.exit(1), drainSeconds * 1000 + patienceMilliseconds).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
