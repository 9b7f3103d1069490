import { failures, type FailureCode } from '@bac/contract/failures.ts';
import { invalidField } from '@bac/contract/protocol/invalid-field.ts';
import type { Failed } from '@bac/contract/protocol/envelope.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language.ts';
import { Refused } from './refused.ts';
import { describeInvalid } from './body/validation.ts';

/** What the framework refuses by itself, in our words. */
const codeOfFramework: Record<string, FailureCode> = {
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
  const known = codeOfFramework[error.code];
  if (known) return known;
  // From the server of built files: a folder, or a path that leads out of theirs.
  if (error.statusCode === 403 || error.statusCode === 404) return 'NOT_FOUND';
  if (isBeyondColumns(error)) return 'INVALID_REQUEST';
  return error.statusCode === 400 ? 'INVALID_JSON' : 'INTERNAL';
}

/** What PostgreSQL says of a number or a moment that is larger or earlier than any it keeps, and of NUL in a text. */
const beyondColumns = new Set(['22003', '22007', '22008', '22021']);

/** Nothing can be there that is asked for by such a value. */
function isBeyondColumns(error: Error): boolean {
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && beyondColumns.has(String(cause.code));
}

/** More than any form has fields: a body that is wrong in ten thousand places gets no answer larger than itself. */
const faultsTold = 100;

/** The one place where a failure becomes a reply. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = codeOf(error);
  if (code === 'INTERNAL') request.log.error({ err: error }, 'a request failed');
  // Most likely the asker's doing; should it ever be ours, the log knows.
  if (isBeyondColumns(error)) request.log.warn({ err: error }, 'a value no column can hold');
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
  const language = languageOf(request.headers['accept-language']);
  const body: Failed = {
    result: 'ERROR',
    code,
    message: ((error instanceof Refused && error.words) || failures[code])[language],
    requestId: request.id,
  };
  if (error?.validation) {
    const told = error.validation.slice(0, faultsTold);
    body.errors = told.map((invalid) => describeInvalid(invalid, language));
  }
  if (error instanceof Refused && error.fields.length > 0) {
    body.errors = error.fields.map(({ path, rule }) => ({
      path,
      message: invalidField[rule][language],
    }));
  }
  return reply.status(failures[code].status).send(body);
}
