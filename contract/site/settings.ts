import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';
import type { RouteTable } from '../protocol/route.ts';

/** Every page carries them along, so they are short; and never only blanks. */
const line = z.string().regex(/\S/).max(200);
const bothLines = z.object({ en: line, vi: line });

/** Where to reach the team, in the footer, on the support page and in letters. */
export const contacts = z.object({
  address: bothLines,
  email: emailAddress,
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
  /** Whether the console opens to an administrator only after two steps at sign-in. */
  isTwoStepRequired: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

/** With `seen`, what the editor looked at: refused where it is no longer so. */
const settingsChange = settings.partial().extend({ seen: settings.partial().optional() });

export type SettingsChange = z.infer<typeof settingsChange>;

/** What every page carries along, so that a browser need not ask before it can speak. */
export interface Site extends Pick<
  Settings,
  'siteName' | 'contacts' | 'fallbackLanguage' | 'isRegistrationOpen'
> {
  /** Absent where every part of the test is called and ordered as the product has it. */
  parts?: ShownParts;
}

/** Where the team names or orders parts of the test otherwise than the product does. */
export interface ShownParts {
  /** By kind and id, such as `domain:algebra`. */
  names: Record<string, LocalText>;
  /** Every domain and skill as lists show them; absent where they stand as the product has them. */
  order?: string[];
}

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
    body: z.object({ to: emailAddress }),
    reply: z.null(),
  },
} as const satisfies RouteTable;
