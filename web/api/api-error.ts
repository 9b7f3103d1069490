import type { Failed } from '@bac/contract/protocol/envelope.ts';
import i18next from 'i18next';

/** What is known of a failure; a reply from something between us and the server may say nothing. */
type Details = Partial<Pick<Failed, 'code' | 'errors' | 'requestId'>>;

/** The one way a call fails. `message` is meant for the person; `status` is 0 when no reply came. */
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

  /** What the server says of one field of what was sent. */
  about(field: string): string | undefined {
    return this.errors.find(({ path }) => path === field)?.message;
  }
}

export const noNetwork = (): ApiError => new ApiError(0, i18next.t('noNetwork', { ns: 'api' }));

/** The request itself could not be made. */
export const notSent = (error: Error): ApiError =>
  new ApiError(0, error.message || i18next.t('unexpected', { ns: 'api' }));

export const invalidResponse = (status: number): ApiError =>
  new ApiError(status, i18next.t('invalidResponse', { ns: 'api' }));

/** The names under which servers and proxies put their words, in the order we believe them. */
interface FailureReply extends Details {
  errorMessage?: string;
  message?: string;
  error?: string;
}

export function refusal(status: number, reply: FailureReply): ApiError {
  const words = [reply.errorMessage, reply.message, reply.error, reply.errors?.[0]?.message];
  const said = words.find((word) => typeof word === 'string' && word !== '');
  return new ApiError(status, said ?? i18next.t('requestFailed', { ns: 'api', status }), reply);
}
