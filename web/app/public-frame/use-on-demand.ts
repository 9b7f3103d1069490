import { useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first asked for. Asking again after a failure tries again, which
 * React's `lazy` would not: it remembers the failure.
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>): [Part | undefined, () => void] {
  const [part, setPart] = useState<Part>();
  const ask = (): void => {
    if (part !== undefined) return;
    fetchPart().then(setPart, (failure: unknown) => console.warn(failure));
  };
  return [part, ask];
}
