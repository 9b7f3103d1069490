import { z } from 'zod';
import { roles } from '../protocol/permission.ts';
import type { RouteTable } from '../protocol/route.ts';

const demoAccount = z.object({
  email: z.string(),
  password: z.string(),
  fullName: z.string(),
  accountRole: z.enum(roles),
});

export type DemoAccount = z.infer<typeof demoAccount>;

const demoMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  text: z.string(),
});

export type DemoMail = z.infer<typeof demoMail>;

/** Progress of filling the demo: simulated students take real tests in the background after a start. */
const demoProgress = z.object({
  state: z.enum(['off', 'filling', 'full', 'cleared', 'failed']),
  done: z.int(),
  total: z.int(),
});

export type DemoProgress = z.infer<typeof demoProgress>;

export const demoRoutes = {
  'GET /demo/progress': {
    summary: 'Whether the demo is being filled with simulated students, and its progress.',
    who: 'anyone',
    reply: demoProgress,
  },
  'GET /demo/accounts': {
    summary: 'The demo accounts with their passwords; empty if the demo is off.',
    who: 'anyone',
    reply: z.array(demoAccount),
  },
  'GET /demo/mails': {
    summary: 'The emails the demo has “sent”, newest first; refused if the demo is off.',
    who: 'anyone',
    reply: z.array(demoMail),
    failures: ['NOT_FOUND'],
  },
} as const satisfies RouteTable;
