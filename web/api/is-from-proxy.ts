import type { ApiError } from './api-error.ts';

/** A refusal by a proxy in front of the server: its message is not meant for the person. */
export const isFromProxy = ({ status, code }: ApiError): boolean =>
  status >= 400 && code === undefined;
