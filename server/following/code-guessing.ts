import { countAgainst, refuseAtLimit, type Limit } from '../platform/http/limits/rate-limit.ts';

type Needs = Parameters<typeof countAgainst>[0];

interface Guess {
  /** What the code is for. */
  kind: 'class' | 'family';
  account: string;
  /** Of the network. */
  address: string;
}

const hour = 60 * 60 * 1000;

/** Only misses count. Of 50 bits nobody guesses one at this pace; a school behind one address still mistypes freely. */
const limits = ({ kind, account, address }: Guess): Limit[] => [
  { name: `${kind}-code:account`, of: account, atMost: 20, milliseconds: hour },
  { name: `${kind}-code:address`, of: address, atMost: 300, milliseconds: hour },
];

export async function refuseGuessing(needs: Needs, guess: Guess): Promise<void> {
  await refuseAtLimit(needs, ...limits(guess));
}

export async function countGuess(needs: Needs, guess: Guess): Promise<void> {
  for (const limit of limits(guess)) await countAgainst(needs, limit);
}
