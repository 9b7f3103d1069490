import { asc, eq, or } from 'drizzle-orm';
import { familyInvitations, familyLinks, guardianConsents } from '../../../db/family-schema.ts';
import { account } from './account.ts';
import { activeDays, inbox, log, announcementSignUps } from './activity.ts';
import { ownAttempts } from './attempts.ts';
import { classesJoined, classesTaught } from './classes.ts';
import {
  errorLog,
  orientation,
  ownOfficialScores,
  ownTests,
  reportedProblems,
} from './learning.ts';
import type { Section } from './section.ts';
import { earlierExports, secondSteps, signedInDevices } from './security.ts';
import { teamWork } from './team-work.ts';
import { ownTickets } from './tickets.ts';

/** The person's role and the dates, never the other person: that is somebody else's data. */
const family: Section = {
  name: 'family',
  tables: [familyLinks, familyInvitations, guardianConsents],
  async read({ db, accountId }) {
    const links = await db
      .select()
      .from(familyLinks)
      .where(or(eq(familyLinks.parentId, accountId), eq(familyLinks.studentId, accountId)))
      .orderBy(asc(familyLinks.createdAt));
    const invitations = await db
      .select({
        as: familyInvitations.side,
        consentVersion: familyInvitations.consentVersion,
        createdAt: familyInvitations.createdAt,
        expiresAt: familyInvitations.expiresAt,
        closedAt: familyInvitations.closedAt,
      })
      .from(familyInvitations)
      .where(eq(familyInvitations.fromId, accountId))
      .orderBy(asc(familyInvitations.createdAt));
    const consents = await db
      .select()
      .from(guardianConsents)
      .where(
        or(eq(guardianConsents.studentId, accountId), eq(guardianConsents.guardianId, accountId)),
      )
      .orderBy(asc(guardianConsents.givenAt));
    return {
      links: links.map(({ parentId, createdAt, endedAt, getsWeeklyEmail }) => ({
        as: parentId === accountId ? 'parent' : 'student',
        since: createdAt,
        endedAt,
        weeklyLetters: getsWeeklyEmail,
      })),
      invitationsSent: invitations,
      consents: consents.map(({ guardianId, version, givenAt, withdrawnAt }) => ({
        as: guardianId === accountId ? 'guardian' : 'student',
        version,
        givenAt,
        withdrawnAt,
      })),
    };
  },
};

/** All sections in the order of the file. */
export const sections: readonly Section[] = [
  account,
  signedInDevices,
  secondSteps,
  ownAttempts,
  errorLog,
  ownOfficialScores,
  reportedProblems,
  ownTests,
  orientation,
  ownTickets,
  family,
  classesJoined,
  classesTaught,
  inbox,
  announcementSignUps,
  activeDays,
  log,
  teamWork,
  earlierExports,
];

/** Tables that refer to an account but are not exported, with the reason. A test fails for a table in neither list. */
export const notExported: Record<string, string> = {
  email_codes: 'a secret that works for ten minutes; all that is kept of it is a hash',
  password_resets: 'a secret that works for half an hour; all that is kept of it is a hash',
  sign_in_steps: 'a sign-in of the last ten minutes that is not complete; only a hash',
  passkey_challenges: 'a question to a browser that is gone after minutes',
  not_me_links: 'the way out of a letter; only a hash',
  ticket_replying: 'who of the team is writing at this moment; it says nothing after seconds',
};
