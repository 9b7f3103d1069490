import type { Registration } from '@bac/contract/accounts/registration.ts';
import { isoDateOf } from '../../../ui/format/typed-date.ts';

/** A registration form while it is being filled in; a choice not made yet is an empty string. */
export interface Draft extends Omit<Registration, 'gender' | 'educationLevel'> {
  gender: Registration['gender'] | '';
  educationLevel: Registration['educationLevel'] | '';
  /** As the person types it, such as `14/03/2009`. */
  dob: string;
}

export type Field = keyof Draft;

export const emptyDraft: Draft = {
  role: 'student',
  lastName: '',
  firstName: '',
  email: '',
  phoneNumber: '',
  dob: '',
  gender: '',
  educationLevel: '',
  password: '',
  confirmPassword: '',
  province: '',
  district: '',
  ward: '',
  terms: false,
};

/** The request body; expects a draft without problems, in which every field is filled in. */
export const registrationOf = (draft: Draft): Registration =>
  ({ ...draft, dob: isoDateOf(draft.dob) }) as Registration;
