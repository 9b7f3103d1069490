import type { EditableProfile, Profile } from '@bac/contract/accounts/profile.ts';
import { isoDateOf, typedDateOf } from '../../../ui/format/typed-date.ts';

/** The profile while it is being edited; dates and numbers are strings as typed. */
export interface Draft extends Omit<EditableProfile, 'dob' | 'testDate' | 'goalScore'> {
  dob: string;
  testDate: string;
  goalScore: string;
}

export type Field = keyof Draft;

export const draftOf = (profile: Profile): Draft => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  username: profile.username,
  gender: profile.gender,
  dob: typedDateOf(profile.dob ?? ''),
  educationLevel: profile.educationLevel,
  address: profile.address,
  currentAddress: profile.currentAddress,
  province: profile.province,
  district: profile.district,
  ward: profile.ward,
  bio: profile.bio,
  interests: profile.interests,
  goals: profile.goals,
  level: profile.level,
  goalScore: profile.goalScore?.toString() ?? '',
  testDate: typedDateOf(profile.testDate ?? ''),
  timezone: profile.timezone,
  language: profile.language,
  notifications: profile.notifications,
});

const toEditableProfile = (draft: Draft): EditableProfile => ({
  ...draft,
  dob: isoDateOf(draft.dob) || null,
  testDate: isoDateOf(draft.testDate) || null,
  goalScore: draft.goalScore === '' ? null : Number(draft.goalScore),
});

/** Only changed fields are sent, so that two open pages do not undo each other's changes. */
export function changesOf(draft: Draft, profile: Profile): Partial<EditableProfile> {
  const edited = toEditableProfile(draft);
  const changed = (Object.keys(edited) as Field[]).filter(
    (field) => JSON.stringify(edited[field]) !== JSON.stringify(profile[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}
