import { contentBodies, type ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type { z } from 'zod';
import { Refused, type BrokenField } from '../../platform/http/refused.ts';

type Issue = z.core.$ZodIssue;

/** Maps a zod issue to a rule of the API. */
function ruleOf(issue: Issue): BrokenField['rule'] {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'too_big':
      return issue.origin === 'array' ? 'maxItems' : 'maxLength';
    case 'invalid_value':
      return 'enum';
    case 'unrecognized_keys':
      return 'additionalProperties';
    default:
      return 'other';
  }
}

function brokenFields(issue: Issue): BrokenField[] {
  const subpaths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
  return subpaths.map((subpath) => ({
    path: ['body', ...issue.path, ...subpath].join('.'),
    rule: ruleOf(issue),
  }));
}

/** Validates the body of an entry by its kind. */
export function validateBody(kind: ContentKind, value: unknown): ContentBody {
  const parsed = contentBodies[kind].safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refused('INVALID_REQUEST', { fields: parsed.error.issues.flatMap(brokenFields) });
}
