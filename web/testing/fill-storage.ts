import { onTestFinished, vi } from 'vitest';

/** Makes writes to localStorage fail until the end of the test, like a browser whose storage is full or disabled. */
export function fillStorage(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('It is full', 'QuotaExceededError');
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
