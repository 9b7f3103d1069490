import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familyLinks, guardianConsents } from '../../db/family-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import {
  consentVersion,
  birthDates,
  linkUp,
  newPerson,
  queuedNotifications,
} from '../../testing/following/family.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { lockAccounts } from './links-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

describe('a consent given while the link ends', () => {
  it('a consent does not outlive the link', async () => {
    const an = await newPerson(test, 'student', { dob: birthDates.child });
    const tâm = await newPerson(test, 'parent');
    const { id } = await linkUp(tâm, an);
    await tâm.send('PUT', `/family/children/${an.id}/consent`, { consent: null });

    const { db } = test.services;
    const started = await db.transaction(async (tx) => {
      await lockAccounts(tx, [an.id, tâm.id]);
      const request = tâm.send('PUT', `/family/children/${an.id}/consent`, {
        consent: consentVersion,
      });
      await untilWaiting(test.services.db);
      const change = { endedAt: test.clock.now(), endedBy: an.id };
      await tx.update(familyLinks).set(change).where(eq(familyLinks.id, id));
      return { request };
    });
    expect((await started.request).statusCode).toBe(404);
    const consents = await db
      .select()
      .from(guardianConsents)
      .where(eq(guardianConsents.studentId, an.id));
    expect(consents.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
  });
});

describe('a student whose link ends', () => {
  const ended = 'Your guardian’s consent has ended';
  const titlesTo = async (id: string) =>
    (await queuedNotifications(test, id))
      .map(({ title }) => title.en)
      .filter((title) => title === ended);

  it.each(['parent', 'student'] as const)(
    'hears that the consent ended when the %s ends the last link, and only then',
    async (side) => {
      const an = await newPerson(test, 'student', { dob: birthDates.child });
      const [tâm, mai] = [await newPerson(test, 'parent'), await newPerson(test, 'parent')];
      const links = [await linkUp(tâm, an), await linkUp(mai, an)];
      const end = (index: number) =>
        (side === 'student' ? an : [tâm, mai][index]!).send(
          'DELETE',
          `/family/links/${links[index]!.id}`,
        );
      await end(0);
      expect(await titlesTo(an.id)).toEqual([]);
      await end(1);
      expect(await titlesTo(an.id)).toEqual([ended]);
    },
  );

  it('hears nothing of consent if they are old enough', async () => {
    const an = await newPerson(test, 'student', { dob: birthDates.grown });
    const { id } = await linkUp(await newPerson(test, 'parent'), an);
    await an.send('DELETE', `/family/links/${id}`);
    expect(await titlesTo(an.id)).toEqual([]);
  });
});
