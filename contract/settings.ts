import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import type { RouteTable } from './route.ts';

/** Every page carries them along, so they are short; and never only blanks. */
const line = z.string().regex(/\S/).max(200);
const bothLines = z.object({ en: line, vi: line });

/** Where to reach the team, in the footer, on the support page and in letters. */
export const contacts = z.object({
  address: bothLines,
  email: z.email().max(254),
  /** As it is shown: 024 7300 0000. */
  phone: z.string().regex(/^[\d +()-]{6,24}$/),
  hours: bothLines,
});

/** What an administrator decides for everyone. */
export const settings = z.object({
  siteName: z.string().regex(/\S/).max(40),
  contacts,
  /** The language of the pages where neither the person, the browser nor the page itself names one we speak. */
  fallbackLanguage: z.enum(languages),
  isRegistrationOpen: z.boolean(),
  /** Whether a test may only be started with a verified address. */
  isVerificationNeeded: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

/** With `seen`, what the editor looked at: refused where it is no longer so. */
const settingsChange = settings.partial().extend({ seen: settings.partial().optional() });

export type SettingsChange = z.infer<typeof settingsChange>;

/** What every page carries along, so that a browser need not ask before it can speak. */
export type Site = Pick<
  Settings,
  'siteName' | 'contacts' | 'fallbackLanguage' | 'isRegistrationOpen'
>;

export const settingsRoutes = {
  'GET /admin/settings': {
    summary: 'The settings of the whole product.',
    who: 'manage settings',
    reply: settings,
  },
  'PATCH /admin/settings': {
    summary: 'Change some settings; the others stay as they are.',
    who: 'manage settings',
    body: settingsChange,
    reply: settings,
    failures: ['CHANGED_MEANWHILE'],
  },
  'POST /admin/settings/mail-test': {
    summary: 'Send a letter to see whether mail arrives.',
    who: 'manage settings',
    body: z.object({ to: z.email().max(254) }),
    reply: z.null(),
  },
} as const satisfies RouteTable;
