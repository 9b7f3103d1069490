import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ApiError } from '../../api/api-error.ts';

/** A form about a person, as its fields use it. */
export interface PersonForm<Draft> {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  /** In the language of the page. */
  errors: Partial<Record<keyof Draft, string>>;
}

export const genders = ['male', 'female', 'other', 'unspecified'] as const;

/** The server's error for a field, until its value changes. */
export function serverErrorOf<Draft>(
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

/** The error messages of all fields that have one. */
export function errorsOf<Field extends string>(
  fields: readonly Field[],
  errorOf: (field: Field) => string | undefined,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const message = errorOf(field);
    if (message) errors[field] = message;
  }
  return errors;
}

/**
 * A ref for the form element. After each failed submission, and only then, moves the focus to the first invalid field
 * in page order, or to the submit button if no field is invalid.
 */
export function useFocusFirstError(
  failureCount: number,
  invalidFields: readonly string[],
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const moveFocus = useEffectEvent(() => {
    const fields = [...form.current!.querySelectorAll<HTMLElement>('[data-field]')];
    const first = fields.find(({ dataset }) => invalidFields.includes(dataset['field']!));
    const input = first?.querySelector<HTMLElement>(':is(input, textarea, select):not([disabled])');
    (input ?? form.current!.querySelector<HTMLElement>('[type=submit]'))?.focus();
  });
  useEffect(() => {
    if (failureCount > 0) moveFocus();
  }, [failureCount]);
  return form;
}
