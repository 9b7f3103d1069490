import type { FamilyLink } from '@bac/contract/following/family.ts';
import { auditFields, type Actor } from '../../platform/http/actor.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { dayOf } from '../../platform/postgres/vietnam-day.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { Services } from '../../services.ts';
import { lacksConsent } from './consents-store.ts';
import { withdrawConsent } from './consents.ts';
import {
  endOwnLink,
  findOwnLink,
  lockAccounts,
  stopWeeklyEmailByToken,
  updateWeeklyEmail,
  type LinkRow,
} from './links-store.ts';
import { familyNotices, notifyAccount } from './notices.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

type OtherPerson = Omit<FamilyLink['other'], 'side'>;

/** The link as one of the two sees it, with the other person in it. */
export function toLink(
  { id, parentId, createdAt, getsWeeklyEmail }: LinkRow,
  reader: string,
  other: OtherPerson,
): FamilyLink {
  const side = parentId === reader ? 'student' : 'parent';
  return {
    id,
    other: { id: other.id, side, name: other.name, email: other.email },
    since: createdAt.toISOString(),
    getsWeeklyEmail,
  };
}

/** Ends the link: from the commit on the parent finds nothing, and their consent as a guardian ends too. */
export async function endLink({ db, clock }: Deps, id: string, actor: Actor): Promise<null> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const found = await findOwnLink(tx, id, actor.id);
    if (!found) throw new Refused('NOT_FOUND');
    const { parentId, studentId } = found;
    await lockAccounts(tx, [parentId, studentId]);
    if (!(await endOwnLink(tx, id, actor.id, at))) throw new Refused('NOT_FOUND');
    const isParent = parentId === actor.id;
    const isWithdrawn = await withdrawConsent(tx, {
      studentId,
      guardian: parentId,
      at,
      ...auditFields(actor),
    });
    await recordAudit(tx, {
      at,
      action: 'family.link-ended',
      subject: `account:${studentId}`,
      detail: { link: id, parent: parentId, by: isParent ? 'parent' : 'student' },
      ...auditFields(actor),
    });
    if (isWithdrawn && (await lacksConsent(tx, studentId, dayOf(at)))) {
      await notifyAccount(tx, studentId, familyNotices.consentEnded(found.parent));
    }
    const notice = familyNotices.ended(actor.fullName, isParent ? 'parent' : 'student');
    await notifyAccount(tx, isParent ? studentId : parentId, notice);
  });
  return null;
}

export async function setWeeklyEmail(
  { db }: Pick<Deps, 'db'>,
  id: string,
  getsWeeklyEmail: boolean,
  actor: Actor,
): Promise<null> {
  if (!(await updateWeeklyEmail(db, id, actor.id, getsWeeklyEmail))) throw new Refused('NOT_FOUND');
  return null;
}

export async function stopWeeklyEmail({ db }: Pick<Deps, 'db'>, token: string): Promise<null> {
  if (!(await stopWeeklyEmailByToken(db, Buffer.from(token, 'base64url')))) {
    throw new Refused('NOT_FOUND');
  }
  return null;
}
