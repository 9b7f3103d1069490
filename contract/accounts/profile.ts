import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { accountStatuses } from './account-statuses.ts';
import { roles } from '../protocol/permission.ts';
import { educationLevels } from './registration.ts';
import type { RouteTable } from '../protocol/route.ts';

export const profileGenders = ['male', 'female', 'other', 'unspecified'] as const;
export const levels = ['beginner', 'intermediate', 'advanced'] as const;

const text = (longest: number) => z.string().max(longest);

/** Which emails a person wants; emails about account security are always sent. */
const notifications = z.object({
  results: z.boolean(),
  reminders: z.boolean(),
  news: z.boolean(),
});

/** The fields a person may change; role, email and phone are not among them. */
export const editableProfile = z.object({
  firstName: text(200),
  lastName: text(200),
  username: text(60),
  gender: z.enum(profileGenders),
  dob: text(10).nullable(),
  educationLevel: z.enum(educationLevels).nullable(),
  address: text(300),
  currentAddress: text(300),
  province: text(10),
  district: text(10),
  ward: text(10),
  bio: text(1000),
  interests: text(500),
  goals: text(500),
  level: z.enum(levels).nullable(),
  /** Out of 1600, in steps of 10. */
  goalScore: z.int().min(400).max(1600).nullable(),
  testDate: text(10).nullable(),
  timezone: text(60),
  /** The language of emails to this person. */
  language: z.enum(languages),
  notifications,
});

export type EditableProfile = z.infer<typeof editableProfile>;

const profile = editableProfile.extend({
  email: z.string(),
  phoneNumber: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  verification: z.enum(['verified', 'unverified', 'pending']),
  avatar: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Profile = z.infer<typeof profile>;

const device = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** For example “Chrome on Android”, from the user agent. */
  name: z.string(),
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

const activity = z.object({ id: z.int(), at: z.iso.datetime(), action: z.string() });

export const achievementIds = [
  'registered',
  'verified',
  'profileComplete',
  'goalSet',
  'avatarSet',
  'firstWeek',
  'firstTest',
  'goalReached',
] as const;

const achievement = z.object({
  id: z.enum(achievementIds),
  earnedAt: z.iso.datetime().nullable(),
  progress: z.int(),
  target: z.int(),
});

export const timeFactor = z.literal([1, 1.5, 2]);

/** How the product looks and how tests run for this person. An attempt keeps the preferences it started with. */
export const preferences = z.object({
  textSize: z.enum(['normal', 'large', 'largest']),
  reducedMotion: z.boolean(),
  extraTime: z.object({ rw: timeFactor, math: timeFactor }),
  longerBreak: z.boolean(),
  extraBreaks: z.boolean(),
  pause: z.boolean(),
  textToSpeech: z.boolean(),
});

export type Preferences = z.infer<typeof preferences>;

export const profileRoutes = {
  'GET /id/profile': {
    summary: 'The signed-in person’s profile.',
    who: 'signed-in',
    reply: profile,
  },
  'PATCH /id/profile': {
    summary: 'Change fields of the profile; role, email and phone cannot be changed.',
    who: 'signed-in',
    body: editableProfile.partial(),
    reply: profile,
    failures: ['AGE_BY_TEAM'],
  },
  'POST /id/avatar': {
    summary:
      'Upload a new picture: JPG, PNG or GIF under 5 MB, checked by content, re-encoded, metadata removed.',
    who: 'signed-in',
    upload: { maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ avatar: z.string() }),
    failures: ['NOT_AN_IMAGE', 'TOO_LARGE'],
  },
  'DELETE /id/avatar': {
    summary: 'Remove the picture; initials take its place.',
    who: 'signed-in',
    reply: z.null(),
  },
  'POST /id/password': {
    summary: 'Change the password; every other device is signed out.',
    who: 'signed-in',
    body: z.object({ currentPassword: text(1000), newPassword: text(1000) }),
    reply: z.null(),
    failures: ['WRONG_PASSWORD'],
  },
  'GET /id/sessions': {
    summary: 'The devices that are signed in, this one first.',
    who: 'signed-in',
    reply: z.array(device),
  },
  'DELETE /id/sessions/:session': {
    summary: 'Sign a device out.',
    who: 'signed-in',
    params: z.object({ session: z.uuid() }),
    reply: z.null(),
    failures: ['NOT_FOUND'],
  },
  'GET /id/activity': {
    summary: 'The activity of this account, newest first; `before` is the cursor of the next page.',
    who: 'signed-in',
    query: z.object({
      before: z.int().min(1).optional(),
      limit: z.int().min(1).max(100).optional(),
    }),
    reply: z.array(activity),
  },
  'GET /id/achievements': {
    summary: 'Achievements with their progress, computed from real events.',
    who: 'signed-in',
    reply: z.array(achievement),
  },
  'GET /id/preferences': {
    summary: 'How the product looks and how tests run for this person.',
    who: 'signed-in',
    reply: preferences,
  },
  'PATCH /id/preferences': {
    summary: 'Change preferences; an attempt in progress keeps those it started with.',
    who: 'signed-in',
    body: preferences.partial(),
    reply: preferences,
  },
} as const satisfies RouteTable;
