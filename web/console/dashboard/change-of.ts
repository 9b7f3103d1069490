import type { Series } from '@bac/contract/console/dashboard.ts';

/** By which share a number grew or shrank against the window before; nothing can be said where that was empty. */
export const changeOf = ({ total, before }: Series): number | undefined =>
  before === 0 ? undefined : total / before - 1;
