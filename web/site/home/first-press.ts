/**
 * Resolves with the first press of a pointer or key. The home screen imports it, so that no press after its hydration is missed.
 * The server does not wait.
 */
export const firstPress =
  typeof document === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        addEventListener('pointerdown', () => resolve(), { once: true });
        addEventListener('keydown', () => resolve(), { once: true });
      });
