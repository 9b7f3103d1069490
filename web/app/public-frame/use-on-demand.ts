import { useState } from 'react';

/**
 * A part of the page whose code loads on the first request. Another request after a failure retries; React's `lazy` would
 * cache the failure.
 */
export function useOnDemand<Part>(fetchPart: () => Promise<Part>): [Part | undefined, () => void] {
  const [part, setPart] = useState<Part>();
  const request = (): void => {
    if (part !== undefined) return;
    fetchPart().then(setPart, (failure: unknown) => console.warn(failure));
  };
  return [part, request];
}
