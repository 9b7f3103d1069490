import type { Failed } from '@bac/contract/protocol/envelope.ts';
import i18next from 'i18next';

/** The details of a failure; a reply from a proxy may have none. */
type Details = Partial<Pick<Failed, 'code' | 'errors' | 'requestId'>>;

/** The only error a call throws. `message` is for the person; `status` is 0 if there was no reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: Details['code'];
  readonly errors: NonNullable<Details['errors']>;
  readonly requestId: Details['requestId'];

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
  }

  /** The server's message about one field of the input. */
  messageFor(field: string): string | undefined {
    return this.errors.find(({ path }) => path === field)?.message;
  }
}

export const noNetwork = (): ApiError => new ApiError(0, i18next.t('noNetwork', { ns: 'api' }));

/** For a request that could not be sent. */
export const notSent = (error: Error): ApiError =>
  new ApiError(0, error.message || i18next.t('unexpected', { ns: 'api' }));

export const invalidResponse = (status: number): ApiError =>
  new ApiError(status, i18next.t('invalidResponse', { ns: 'api' }));

/** The properties in which servers and proxies put their message, in order of preference. */
interface FailureReply extends Details {
  errorMessage?: string;
  message?: string;
  error?: string;
}

export function refusal(status: number, reply: FailureReply): ApiError {
  const messages = [reply.errorMessage, reply.message, reply.error, reply.errors?.[0]?.message];
  const message = messages.find((candidate) => typeof candidate === 'string' && candidate !== '');
  return new ApiError(status, message ?? i18next.t('requestFailed', { ns: 'api', status }), reply);
}
