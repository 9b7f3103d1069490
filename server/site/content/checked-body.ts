import { contentBodies, type ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type { z } from 'zod';
import { Refused, type BrokenField } from '../../platform/http/refused.ts';

type Issue = z.core.$ZodIssue;

/** The rule of the API's own list that says what zod found. */
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
  const inside = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
  return inside.map((more) => ({
    path: ['body', ...issue.path, ...more].join('.'),
    rule: ruleOf(issue),
  }));
}

/** What was sent, as its kind has it. */
export function checkedBody(kind: ContentKind, given: unknown): ContentBody {
  const parsed = contentBodies[kind].safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Refused('INVALID_REQUEST', { fields: parsed.error.issues.flatMap(brokenFields) });
}
