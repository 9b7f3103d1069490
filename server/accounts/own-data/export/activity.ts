import { and, asc, eq, gt } from 'drizzle-orm';
import { activityDays, notifications, presence } from '../../../db/console-schema.ts';
import { waitlist } from '../../../db/content-schema.ts';
import { auditLog } from '../../../db/schema.ts';
import type { Section } from './section.ts';

export const inbox: Section = {
  name: 'notifications',
  tables: [notifications],
  read: ({ db, accountId }) =>
    db
      .select({
        title: notifications.title,
        text: notifications.text,
        link: notifications.link,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.createdAt)),
};

/** Requests to be notified when an announced feature opens. */
export const announcementSignUps: Section = {
  name: 'wishesToBeTold',
  tables: [waitlist],
  read: ({ db, accountId, email, isVerified }) =>
    db
      .select({ topic: waitlist.topic, email: waitlist.email, createdAt: waitlist.createdAt })
      .from(waitlist)
      .where(isVerified ? eq(waitlist.email, email) : eq(waitlist.accountId, accountId))
      .orderBy(asc(waitlist.createdAt)),
};

export const activeDays: Section = {
  name: 'daysHere',
  tables: [presence, activityDays],
  async read({ db, accountId }) {
    const [last] = await db
      .select({ lastSeenAt: presence.seenAt, chosenPresence: presence.chosen })
      .from(presence)
      .where(eq(presence.accountId, accountId));
    const days = await db
      .select({ day: activityDays.day })
      .from(activityDays)
      .where(eq(activityDays.accountId, accountId))
      .orderBy(asc(activityDays.day));
    return { ...last, days: days.map(({ day }) => day) };
  },
};

const batch = 500;

/** The audit details that concern the person alone: entries of a team member also hold data of other people. */
const ownDetails = ['device', 'way', 'fields', 'days', 'name'];

const pickOwnDetails = (detail: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(detail).filter(([name]) => ownDetails.includes(name)));

/** The person's own actions, including sign-ins. Actions of others on their data are in the sections of that data. */
export const log: Section = {
  name: 'activityLog',
  tables: [auditLog],
  async *read({ db, accountId }) {
    let last = 0;
    for (;;) {
      const rows = await db
        .select({
          id: auditLog.id,
          at: auditLog.at,
          action: auditLog.action,
          subject: auditLog.subject,
          detail: auditLog.detail,
          address: auditLog.address,
        })
        .from(auditLog)
        .where(and(eq(auditLog.actorId, accountId), gt(auditLog.id, last)))
        .orderBy(asc(auditLog.id))
        .limit(batch);
      yield* rows.map(({ id: _id, detail, ...entry }) => ({ ...entry, ...pickOwnDetails(detail) }));
      if (rows.length < batch) return;
      last = rows.at(-1)?.id ?? last;
    }
  },
};
