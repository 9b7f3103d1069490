import type { Series } from '@bac/contract/console/dashboard.ts';

/** The relative change against the previous window; undefined if that window is empty. */
export const relativeChange = ({ total, before }: Series): number | undefined =>
  before === 0 ? undefined : total / before - 1;
