import type { waitlistTopics } from '@bac/contract/site/content-bodies.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { networkLimits } from '../../platform/http/limits/limits.ts';
import { countAgainst } from '../../platform/http/limits/rate-limit.ts';
import type { Services } from '../../services.ts';
import { insertWish } from './store.ts';

interface SignUp {
  topic: (typeof waitlistTopics)[number];
  email: string;
}

/** Per network: enough for a classroom, too few for a robot. */
const maxPerHour = 60;

/** Replies the same whether or not the address was stored already, so that nobody learns who has signed up. */
export async function makeWish(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { topic, email }: SignUp,
  visitor: Pick<Actor, 'language' | 'address'> & { accountId: string | undefined },
): Promise<{ email: string }> {
  const bound = { atMost: maxPerHour, milliseconds: 60 * 60 * 1000 };
  await countAgainst({ db, clock }, ...networkLimits('wishes:network', visitor.address, bound));
  const address = email.trim().toLowerCase();
  await db.transaction((tx) =>
    insertWish(tx, {
      topic,
      email: address,
      accountId: visitor.accountId ?? null,
      language: visitor.language,
      createdAt: clock.now(),
    }),
  );
  return { email: address };
}
