import type { Form, FormModule } from '@bac/exam/blueprint/form.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { seededRandom, type Random } from '@bac/exam/random.ts';
import type { ModuleOutcome, Outcome } from '@bac/exam/report/outcome.ts';
import { chance } from '@bac/exam/scoring/irt.ts';
import { normal } from '@bac/exam/testing/simulate-responses.ts';
import { mapItemVersions } from '../../bank/item-versions.ts';
import { accounts } from '../../db/accounts-schema.ts';
import { forms } from '../../db/items-schema.ts';
import { results } from '../../db/results-schema.ts';
import { attempts } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { rightAnswer } from '../attempts/take-test.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Students above the middle get the higher route. */
const isOnRoute = ({ route }: FormModule, ability: number): boolean =>
  route === undefined || (route === 'higher') === ability > 0;

/** Returns a random wrong choice, or a number that is never right. */
function wrongAnswer({ response }: ItemVersion, random: Random): string {
  if (response.kind === 'entered') return '-9999';
  const others = choiceIds.filter((choice) => choice !== response.key);
  return others[Math.floor(random() * others.length)]!;
}

/**
 * Simulates students who answer a form according to the model. It writes directly into the tables, because hundreds of whole
 * attempts over HTTP would take minutes. Returns the ids of the attempts.
 */
export async function simulateResults(
  { db, clock }: Deps,
  formId: string,
  { students, seed = 1, mean = 0 }: { students: number; seed?: number; mean?: number },
): Promise<string[]> {
  const [row] = await db.select().from(forms).where(eq(forms.id, formId));
  const { modules }: Form = row!.content;
  const bank = await mapItemVersions(
    db,
    modules.flatMap(({ slots }) => slots),
  );
  const random = seededRandom(seed);
  const now = clock.now();
  const simulated = Array.from({ length: students }, () => {
    const [accountId, attemptId] = [crypto.randomUUID(), crypto.randomUUID()];
    const ability = mean + normal(random);
    const takenModules = modules.filter((module) => isOnRoute(module, ability));
    const outcomes = takenModules.flatMap(({ slots }, module) =>
      slots.map(({ item, version, isPretest }, question): Outcome => {
        const itemVersion = bank.get(item)!;
        const isRight = random() < chance(itemVersion.parameters, ability);
        const ms = Math.round(20_000 + 80_000 * random());
        return {
          module,
          question,
          item,
          version,
          answer: isRight ? rightAnswer(itemVersion) : wrongAnswer(itemVersion, random),
          result: isRight ? 'right' : 'wrong',
          isPretest,
          isMarked: false,
          ms,
        };
      }),
    );
    const moduleOutcomes = takenModules.map(({ section, part, route }, module): ModuleOutcome => ({
      module,
      section,
      part,
      ...(route && { route }),
      ms: 1,
      usedMs: 1,
      closedBy: 'student',
    }));
    return { accountId, attemptId, outcomes, modules: moduleOutcomes };
  });
  await db.insert(accounts).values(
    simulated.map(({ accountId: id }) => ({
      id,
      email: `${id}@example.com`,
      username: `${id}@example.com`,
      fullName: 'Trần Thị Sim',
      passwordHash: '',
      role: 'student' as const,
      status: 'active' as const,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db.insert(attempts).values(
    simulated.map(({ attemptId: id, accountId }) => ({
      id,
      accountId,
      formId,
      state: 'completed' as const,
      hasTextToSpeech: false,
      startedAt: now,
      endedAt: now,
    })),
  );
  await db.insert(results).values(
    simulated.map((each) => ({
      ...each,
      formId,
      completedAt: now,
      right: each.outcomes.filter(({ result }) => result === 'right').length,
      questions: each.outcomes.length,
      seenBefore: 0,
      usedMs: 1,
      method: 'eap-1',
      score: { sections: [] },
      gains: [],
    })),
  );
  return simulated.map(({ attemptId }) => attemptId);
}
