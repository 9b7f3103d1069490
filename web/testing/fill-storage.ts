import { onTestFinished, vi } from 'vitest';

/** From here to the end of the test the browser keeps nothing more, as one does whose storage is full or forbidden. */
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
