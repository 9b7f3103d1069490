import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import type { RouteTable } from './route.ts';

/** What an administrator decides for everyone. */
export const settings = z.object({
  /** The language of the pages where neither the person, the browser nor the page itself names one we speak. */
  fallbackLanguage: z.enum(languages),
});

export type Settings = z.infer<typeof settings>;

export const settingsRoutes = {
  'GET /admin/settings': {
    summary: 'The settings of the whole product.',
    who: 'manage settings',
    reply: settings,
  },
  'PATCH /admin/settings': {
    summary: 'Change some settings; the others stay as they are.',
    who: 'manage settings',
    body: settings.partial(),
    reply: settings,
  },
} as const satisfies RouteTable;
