import type { EditableProfile } from '@bac/contract/accounts/profile.ts';

/** The fields of the form; values it does not show stay unchanged. */
export const lineFields = [
  'lastName',
  'firstName',
  'username',
  'dob',
  'address',
  'currentAddress',
  'goalScore',
  'testDate',
] as const;
export const textFields = ['goals', 'interests', 'bio'] as const;
export const choiceFields = ['gender', 'language'] as const;
/** Each level lies within the one before. */
export const placeFields = ['province', 'district', 'ward'] as const;

export type Field =
  | (typeof lineFields)[number]
  | (typeof textFields)[number]
  | (typeof choiceFields)[number]
  | (typeof placeFields)[number];

/** Every value in the form is a string. */
export type Draft = Record<Field, string>;

export const fields: readonly Field[] = [
  ...lineFields,
  ...textFields,
  ...choiceFields,
  ...placeFields,
];

export const draftOf = (profile: EditableProfile): Draft =>
  Object.fromEntries(fields.map((field) => [field, String(profile[field] ?? '')])) as Draft;

const valueOf = (field: Field, text: string): string | number | null => {
  if (field === 'goalScore') return text.trim() === '' ? null : Number(text);
  if (field === 'dob' || field === 'testDate') return text || null;
  return text;
};

/** Only changed fields are sent. */
export function changesOf(draft: Draft, profile: EditableProfile): Partial<EditableProfile> {
  const before = draftOf(profile);
  const changed = fields.filter((field) => draft[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, valueOf(field, draft[field])]));
}
