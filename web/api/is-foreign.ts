import type { ApiError } from './api-error.ts';

/** A refusal by something between us and the server: what it says is not meant for the person. */
export const isForeign = ({ status, code }: ApiError): boolean =>
  status >= 400 && code === undefined;
