import type { EditableProfile, Profile } from '@bac/contract/accounts/profile.ts';
import { defaultLanguage, defaultNotifications } from '../../platform/mail/email-defaults.ts';
import type { Services } from '../../services.ts';
import { findEmailCode } from '../registration/email-code-store.ts';
import { splitFullName } from './person-details.ts';
import { getAccount } from './profile-store.ts';
import type { Account } from '../store.ts';

/** The time zone of an account that has not chosen one. */
export const defaultTimezone = 'Asia/Ho_Chi_Minh';

export function editableProfileOf(account: Account): EditableProfile {
  const names = splitFullName(account.fullName);
  return {
    firstName: account.firstName ?? names.firstName,
    lastName: account.lastName ?? names.lastName,
    username: account.username,
    gender: account.gender ?? 'unspecified',
    dob: account.dob,
    educationLevel: account.educationLevel,
    address: account.address ?? '',
    currentAddress: account.currentAddress ?? '',
    province: account.province ?? '',
    district: account.district ?? '',
    ward: account.ward ?? '',
    bio: account.bio ?? '',
    interests: account.interests ?? '',
    goals: account.goals ?? '',
    level: account.level,
    goalScore: account.goalScore,
    testDate: account.testDate,
    timezone: account.timezone ?? defaultTimezone,
    language: account.language ?? defaultLanguage,
    notifications: account.notifications ?? defaultNotifications,
  };
}

export async function readProfile(services: Services, accountId: string): Promise<Profile> {
  const account = await getAccount(services.db, accountId);
  return {
    ...editableProfileOf(account),
    email: account.email,
    phoneNumber: account.phone ?? '',
    role: account.role,
    status: account.status,
    verification: await verificationOf(services, account),
    avatar: account.avatar,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

async function verificationOf(
  { db, clock }: Services,
  account: Account,
): Promise<Profile['verification']> {
  if (account.verifiedAt) return 'verified';
  const code = await findEmailCode(db, account.id);
  return code && code.expiresAt > clock.now() ? 'pending' : 'unverified';
}
