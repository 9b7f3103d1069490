/** Reads the product's own setting and the system's preference. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset['reducedMotion'] === 'true' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
