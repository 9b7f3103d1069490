import { failures, type FailureCode } from '@bac/contract/failures.ts';
import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Failed } from '@bac/contract/protocol/envelope.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';
import { Refused } from './refused.ts';
import { discardUnreadBody } from './body/unread-body.ts';
import { describeInvalid } from './body/validation.ts';

/** Maps errors of the framework to our codes. */
const frameworkCodes: Record<string, FailureCode> = {
  FST_ERR_VALIDATION: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_JSON',
};

function codeOf(error: FastifyError): FailureCode {
  if (error instanceof Refused) return error.code;
  const code = frameworkCodes[error.code];
  if (code) return code;
  // From the static file server: a folder, or a path outside its root.
  if (error.statusCode === 403 || error.statusCode === 404) return 'NOT_FOUND';
  if (isOutOfRange(error)) return 'INVALID_REQUEST';
  return error.statusCode === 400 ? 'INVALID_JSON' : 'INTERNAL';
}

/** PostgreSQL's error codes for numbers and timestamps out of range, and for NUL in a text. */
const outOfRangeCodes = new Set(['22003', '22007', '22008', '22021']);

/** No row can match such a value. */
function isOutOfRange(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && outOfRangeCodes.has(String(cause.code));
}

/** More than the fields of any form; limits the reply to a body with ten thousand errors. */
const maxReportedErrors = 100;

/** The only place that turns an error into a reply. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = codeOf(error);
  if (code === 'INTERNAL') request.log.error({ err: error }, 'a request failed');
  // Probably the client's fault; logged in case it is ours.
  if (isOutOfRange(error)) request.log.warn({ err: error }, 'a value no column can hold');
  if (code === 'LOG_TOO_LONG') request.log.warn({ err: error }, 'a log is too long');
  if (error instanceof Refused && error.retryAfter !== undefined) {
    reply.header('retry-after', error.retryAfter);
  }
  return refuse(request, reply, code, error);
}

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: FailureCode,
  error?: FastifyError,
): FastifyReply {
  discardUnreadBody(request);
  const language = languageOf(request.headers['accept-language']);
  const body: Failed = {
    result: 'ERROR',
    code,
    message: ((error instanceof Refused && error.messages) || failures[code])[language],
    requestId: request.id,
  };
  if (error?.validation) {
    const reported = error.validation.slice(0, maxReportedErrors);
    body.errors = reported.map((invalid) => describeInvalid(invalid, language));
  }
  if (error instanceof Refused && error.fields.length > 0) {
    body.errors = error.fields.map(({ path, rule }) => ({
      path,
      message: invalidField[rule][language],
    }));
  }
  return reply.status(failures[code].status).send(body);
}
