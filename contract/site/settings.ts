import { languages } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { z } from 'zod';
import { visitorTicketMonths } from '../tickets/visitor-ticket-months.ts';
import { emailAddress } from '../accounts/email-address.ts';
import type { RouteTable } from '../protocol/route.ts';

/** Short, because every page includes it; must have a visible character. */
const line = z.string().regex(/\S/).max(200);
const bothLines = z.object({ en: line, vi: line });

/** The contact data in the footer, on the support page and in emails. */
export const contacts = z.object({
  address: bothLines,
  email: emailAddress,
  /** In display format, such as 024 7300 0000. */
  phone: z.string().regex(/^[\d +()-]{6,24}$/),
});

/** The legal person who runs the site and is responsible for its data. Empty until an administrator enters it. */
export const operator = z.object({
  /** As registered; it is the same in both languages. */
  name: z.string().max(200),
  /** The number of the business registration or of the decision that founded it. */
  registration: z.string().max(60),
});

const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60);

/** By day of the week from Sunday; null on a day off. The server also refuses what `areOfficeHours` does. */
const officeHours = z
  .array(z.object({ from: minuteOfDay, until: minuteOfDay }).nullable())
  .length(7);

/** The settings of the whole site, which administrators change. */
export const settings = z.object({
  siteName: z.string().regex(/\S/).max(40),
  operator,
  contacts,
  /** Shown with the contacts, and what all clocks of tickets run by. */
  officeHours,
  /** How long a visitor's ticket stays after its last message. */
  visitorTicketMonths: z.literal(visitorTicketMonths),
  /** The language of a page if neither the person, the browser nor the page asks for a supported one. */
  fallbackLanguage: z.enum(languages),
  isRegistrationOpen: z.boolean(),
  /** Whether starting a test requires a verified email address. */
  isVerificationNeeded: z.boolean(),
  /** Whether the console requires administrators to have signed in with two steps. */
  isTwoStepRequired: z.boolean(),
});

export type Settings = z.infer<typeof settings>;

/** `original` has the values the editor saw; refused if the stored ones have changed since. */
const settingsChange = settings.partial().extend({ original: settings.partial().optional() });

export type SettingsChange = z.infer<typeof settingsChange>;

/** The settings included in every page, so that the browser needs no request before it renders. */
export interface Site extends Pick<
  Settings,
  'siteName' | 'operator' | 'contacts' | 'officeHours' | 'fallbackLanguage' | 'isRegistrationOpen'
> {
  /** Absent if the team has not changed any name or order. */
  structure?: CustomStructure;
}

/** The team's changes to the names and the order of the test structure. */
export interface CustomStructure {
  /** By kind and id, such as `domain:algebra`. */
  names: Record<string, LocalText>;
  /** Every domain and skill in display order; absent for the default order. */
  order?: string[];
}

export const settingsRoutes = {
  'GET /admin/settings': {
    summary: 'The settings of the whole product.',
    who: 'manage settings',
    reply: settings,
  },
  'PATCH /admin/settings': {
    summary: 'Change some settings; the others stay unchanged.',
    who: 'manage settings',
    body: settingsChange,
    reply: settings,
    failures: ['CHANGED_MEANWHILE'],
  },
  'POST /admin/settings/mail-test': {
    summary: 'Send a test email.',
    who: 'manage settings',
    body: z.object({ to: emailAddress }),
    reply: z.null(),
  },
} as const satisfies RouteTable;
