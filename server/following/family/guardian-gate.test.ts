import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { birthDates, consentVersion, linkUp, newPerson } from '../../testing/following/family.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

type Person = Awaited<ReturnType<typeof newPerson>>;

/** The code of the refusal of a start; a test that does not exist is looked for last. */
const start = async (student: Person): Promise<string> =>
  (
    await student.send('POST', '/attempts', {
      id: crypto.randomUUID(),
      test: 'no-such',
      device: crypto.randomUUID(),
    })
  ).json().code;

describe('a student under 16', () => {
  it('takes no test until a guardian agrees, and no further one once they withdraw', async () => {
    const an = await newPerson(test, 'student', { dob: birthDates.child });
    const mai = await newPerson(test, 'parent');
    expect(await start(an)).toBe('GUARDIAN_NEEDED');

    await linkUp(mai, an);
    const consent = (version: string | null) =>
      mai.send('PUT', `/family/children/${an.id}/consent`, { consent: version });
    await consent(null);
    expect(await start(an)).toBe('GUARDIAN_NEEDED');
    await consent(consentVersion);
    expect(await start(an)).toBe('TEST_NOT_FOUND');
    await consent(null);
    expect(await start(an)).toBe('GUARDIAN_NEEDED');
  });

  it('is not kept from tests by the birthday of somebody else', async () => {
    const adult = await newPerson(test, 'student', { dob: '2000-01-01' });
    const parent = await newPerson(test, 'parent', { dob: birthDates.child });
    const unknown = await newPerson(test, 'student', { dob: null });
    for (const person of [adult, parent, unknown]) {
      expect(await start(person)).not.toBe('GUARDIAN_NEEDED');
    }
  });
});
