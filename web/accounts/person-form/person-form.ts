import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ApiError } from '../../api/api-error.ts';

/** A form about a person, as its fields see it. */
export interface PersonForm<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** In the language of the page. */
  errors: Partial<Record<keyof Draft, string>>;
}

export const genders = ['male', 'female', 'other', 'unspecified'] as const;

/** What the server said of a field, until its value changes. */
export function saidOf<Draft>(
  field: keyof Draft & string,
  {
    failure,
    sent,
    draft,
  }: { failure: ApiError | undefined; sent: Draft | undefined; draft: Draft },
): string | undefined {
  if (!sent || sent[field] !== draft[field]) return undefined;
  return failure?.errors.find(({ path }) => path.split('.')[0] === field)?.message;
}

/** The words of all fields that have any. */
export function errorsOf<Field extends string>(
  fields: readonly Field[],
  errorOf: (field: Field) => string | undefined,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const words = errorOf(field);
    if (words) errors[field] = words;
  }
  return errors;
}

/**
 * For the form element: after each verdict, and then only, the focus goes to the first wrong field in the order of the page, or to
 * the submit button when no field is to blame.
 */
export function useFocusAfterVerdict(
  verdicts: number,
  wrongFields: readonly string[],
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const moveFocus = useEffectEvent(() => {
    const fields = [...form.current!.querySelectorAll<HTMLElement>('[data-field]')];
    const first = fields.find(({ dataset }) => wrongFields.includes(dataset['field']!));
    const input = first?.querySelector<HTMLElement>(':is(input, textarea, select):not([disabled])');
    (input ?? form.current!.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });
  useEffect(() => {
    if (verdicts > 0) moveFocus();
  }, [verdicts]);
  return form;
}
