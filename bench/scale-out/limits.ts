import { randomUUID } from 'node:crypto';
import { crowdEmail, crowdPassword } from '../attempts/crowd.ts';
import { signIn, statusOf } from './ask.ts';
import { Tally, type Row } from './row.ts';
import type { Site } from './site.ts';

const mostFailures = 10;
const rounds = 50;

/** Failed sign-ins to one account are counted together, wherever they come in. */
export async function checkLimits({ addresses }: Site, firstStudent: number): Promise<Row[]> {
  const tally = new Tally();
  for (const student of [firstStudent, firstStudent + 1, firstStudent + 2]) {
    const email = crowdEmail(student);
    const at = (place: number): string => addresses[place % addresses.length]!;
    const attempt = (address: string, given: string): Promise<number> =>
      statusOf(address, 'POST', '/auth/login', { body: { email, password: given } });
    for (let failures = 0; failures < mostFailures; failures += 1) {
      tally.expect(
        (await attempt(at(student + failures), 'Not#the1')) === 401,
        'refused too early',
      );
    }
    for (const address of addresses) {
      tally.expect((await attempt(address, 'Not#the1')) === 429, 'guessed on elsewhere');
      tally.expect((await attempt(address, crowdPassword)) === 429, 'let in over the limit');
    }
  }
  return [tally.row('failed sign-ins, counted together')];
}

/** The same one-time id, sent to all processes at the same moment. */
export async function checkReplayGuard(site: Site, student: number): Promise<Row[]> {
  const tally = new Tally();
  const cookie = await signIn(site.front, student);
  const everywhere = [...site.addresses, ...site.addresses];
  for (let round = 0; round < rounds; round += 1) {
    const headers = { 'x-one-time-uuid': randomUUID() };
    const body = { textSize: round % 2 === 0 ? 'large' : 'normal' };
    const given = { cookie, body, headers };
    const statuses = await Promise.all(
      everywhere.map((address) => statusOf(address, 'PATCH', '/id/preferences', given)),
    );
    const taken = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 409).length;
    tally.expect(taken === 1 && refused === everywhere.length - 1, `taken ${taken} times`);
  }
  return [tally.row('one-time id, sent six times at once')];
}
