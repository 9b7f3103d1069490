import { languages } from '@bac/exam/item/language.ts';
import { z } from 'zod';
import { listQuery, listReply } from '../protocol/list.ts';
import { localText } from '../protocol/local-text.ts';
import { roles } from '../protocol/permission.ts';
import type { RouteTable } from '../protocol/route.ts';

const notification = z.object({
  id: z.uuid(),
  title: localText,
  text: localText,
  /** A path of this site. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});

export type Notification = z.infer<typeof notification>;

/** The recipients of a message. An empty or null field does not narrow the segment. */
const segment = z.object({
  roles: z.array(z.enum(roles)).max(roles.length),
  language: z.enum(languages).nullable(),
  registeredSince: z.iso.date().nullable(),
  tests: z.enum(['none', 'some']).nullable(),
});

export type Segment = z.infer<typeof segment>;

const requiredText = (longest: number) =>
  z.object({ en: z.string().min(1).max(longest), vi: z.string().min(1).max(longest) });

const broadcast = z.object({
  id: z.uuid(),
  segment,
  title: requiredText(200),
  text: requiredText(4000),
  link: z
    .string()
    .regex(/^\/(?![/\\])\S*$/)
    .max(300)
    .nullable(),
  /** Also sent as an email to recipients who want news by email. */
  isMailed: z.boolean(),
});

export type Broadcast = z.infer<typeof broadcast>;

export const notificationRoutes = {
  'GET /notifications': {
    summary: 'The signed-in person’s notifications, newest first, and how many are unread.',
    who: 'signed-in',
    query: z.object(listQuery),
    reply: listReply(notification).extend({ unread: z.int() }),
  },
  'POST /notifications/read': {
    summary: 'Mark notifications as read; without ids, all of them.',
    who: 'signed-in',
    body: z.object({ ids: z.array(z.uuid()).max(500).optional() }),
    reply: z.object({ unread: z.int() }),
  },
  'POST /admin/broadcasts/preview': {
    summary: 'How many people a message would reach, in the inbox and by email.',
    who: 'manage content',
    body: z.object({ segment }),
    reply: z.object({ people: z.int(), byMail: z.int() }),
    idempotent: true,
  },
  'GET /admin/broadcasts': {
    summary: 'Sent messages, newest first.',
    who: 'manage content',
    query: z.object(listQuery),
    reply: listReply(
      broadcast.extend({
        createdAt: z.iso.datetime(),
        author: z.string().nullable(),
        reached: z.int(),
        read: z.int(),
        isDone: z.boolean(),
      }),
    ),
  },
  'POST /admin/broadcasts': {
    summary: 'Send a message to everyone in a segment. A retry sends nothing twice.',
    who: 'manage content',
    body: broadcast,
    reply: z.object({ people: z.int() }),
  },
} as const satisfies RouteTable;
