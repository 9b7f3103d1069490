import type { wishTopics } from '@bac/contract/site/content-bodies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import type { Services } from '../../services.ts';
import { insertWish } from './store.ts';

interface Wish {
  topic: (typeof wishTopics)[number];
  email: string;
}

/** From one address in an hour: a classroom, not a robot. */
const atMost = 60;

/** The same answer whether or not the wish was there already, so that nobody learns who has asked. */
export async function makeWish(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { topic, email }: Wish,
  visitor: Pick<Actor, 'language' | 'address'> & { accountId: string | undefined },
): Promise<{ email: string }> {
  await countAgainst(
    { db, clock },
    { name: 'wishes', of: visitor.address, atMost, milliseconds: 60 * 60 * 1000 },
  );
  const wanted = email.trim().toLowerCase();
  await db.transaction((tx) =>
    insertWish(tx, {
      topic,
      email: wanted,
      accountId: visitor.accountId ?? null,
      language: visitor.language,
      createdAt: clock.now(),
    }),
  );
  return { email: wanted };
}
