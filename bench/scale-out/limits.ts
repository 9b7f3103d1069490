import { randomUUID } from 'node:crypto';
import { crowdEmail, crowdPassword } from '../attempts/crowd.ts';
import { signIn, statusOf } from './send-request.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const mostFailures = 10;
const rounds = 50;

/** All processes must count failed sign-ins to an account together. */
export async function checkLimits({ addresses }: Site, firstStudent: number): Promise<Row[]> {
  const tally = new Tally();
  for (const student of [firstStudent, firstStudent + 1, firstStudent + 2]) {
    const email = crowdEmail(student);
    const at = (index: number): string => addresses[index % addresses.length]!;
    const attempt = (address: string, password: string): Promise<number> =>
      statusOf(address, 'POST', '/auth/login', { body: { email, password } });
    for (let failures = 0; failures < mostFailures; failures += 1) {
      tally.expect(
        (await attempt(at(student + failures), 'Not#the1')) === 401,
        'refused too early',
      );
    }
    for (const address of addresses) {
      tally.expect(
        (await attempt(address, 'Not#the1')) === 429,
        'another process allowed more guesses',
      );
      tally.expect((await attempt(address, crowdPassword)) === 429, 'signed in over the limit');
    }
  }
  return [tally.row('failed sign-ins, counted together')];
}

/** Sends the same one-time id to all processes at the same moment; only one of them may accept it. */
export async function checkReplayGuard(site: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  const cookie = await signIn(site.front, student);
  const everywhere = [...site.addresses, ...site.addresses];
  for (let round = 0; round < rounds; round += 1) {
    const headers = { 'x-one-time-uuid': randomUUID() };
    const body = { textSize: round % 2 === 0 ? 'large' : 'normal' };
    const options = { cookie, body, headers };
    const statuses = await Promise.all(
      everywhere.map((address) => statusOf(address, 'PATCH', '/id/preferences', options)),
    );
    const accepted = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 409).length;
    tally.expect(accepted === 1 && refused === everywhere.length - 1, `accepted ${accepted} times`);
  }
  return [tally.row('one-time id, sent six times at once')];
}
