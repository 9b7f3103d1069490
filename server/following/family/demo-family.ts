import type { DemoAccount } from '@bac/contract/demo/demo.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { familyLinks } from '../../db/family-schema.ts';
import type { Services } from '../../services.ts';
import { giveConsent } from './consents.ts';
import { insertLink } from './links-store.ts';

/** Links the demo's parent and student, once: a link that somebody ended stays ended after the next start. */
export async function seedDemoFamily(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  people: readonly DemoAccount[],
): Promise<void> {
  const at = clock.now();
  const emailOf = (role: Role): string =>
    people.find(({ accountRole }) => accountRole === role)?.email ?? '';
  await db.transaction(async (tx) => {
    const [parent] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.email, emailOf('parent')));
    const [student] = await tx
      .select()
      .from(accounts)
      .where(eq(accounts.email, emailOf('student')));
    if (!parent || !student) return;
    const pair = { parentId: parent.id, studentId: student.id };
    const [existing] = await tx
      .select({ id: familyLinks.id })
      .from(familyLinks)
      .where(and(eq(familyLinks.parentId, parent.id), eq(familyLinks.studentId, student.id)))
      .limit(1);
    if (existing) return;
    await insertLink(tx, pair, at);
    const consent = { studentId: student.id, guardian: parent, at, actorId: parent.id };
    await giveConsent(tx, consent, guardianConsent.version);
  });
}
