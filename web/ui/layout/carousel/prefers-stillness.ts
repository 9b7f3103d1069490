/** By the system's wish, or by the one in the product's settings. */
export const prefersStillness = (): boolean =>
  document.documentElement.dataset['reducedMotion'] === 'true' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
