import type { ApiError } from '../../api/api-error.ts';

/** The resource does not exist, its id is invalid, or the reader may not see it: data loaded before must not stay. */
export const isNotFound = (error: ApiError | undefined): boolean =>
  error !== undefined && [400, 403, 404].includes(error.status);
