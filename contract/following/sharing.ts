import { z } from 'zod';
import { localText } from '../protocol/local-text.ts';
import type { RouteTable } from '../protocol/route.ts';

export const sharingRoutes = {
  'GET /sharing': {
    summary: 'Everybody who can see results of the signed-in person, and which ones.',
    who: 'signed-in',
    reply: z.object({
      parents: z.array(z.object({ link: z.uuid(), name: z.string(), since: z.iso.datetime() })),
      classes: z.array(
        z.object({
          class: z.uuid(),
          name: z.string(),
          /** Null while the class has none. */
          teacher: z.string().nullable(),
          joinedAt: z.iso.datetime(),
          /** How many attempts its teacher can open. */
          attempts: z.int(),
          awaitsConsent: z.boolean(),
        }),
      ),
      links: z.array(
        z.object({
          share: z.uuid(),
          attempt: z.uuid(),
          test: localText,
          createdAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      ),
      consent: z.object({ isNeeded: z.boolean(), isGiven: z.boolean() }),
    }),
  },
} as const satisfies RouteTable;
