import type { ApiError } from '../../api/api-error.ts';

/** Not there, no id at all, or not for this reader: nothing that was on the page before stays. */
export const isNone = (error: ApiError | undefined): boolean =>
  error !== undefined && [400, 403, 404].includes(error.status);
