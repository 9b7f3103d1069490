import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../accounts/demo-accounts.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newPerson, type PersonClient } from '../../testing/following/family.ts';
import { seedDemoFamily } from './demo-family.ts';

let test: TestApp;
let parent: PersonClient;

beforeAll(async () => {
  test = await testApp();
  await newPerson(test, 'student', { email: 'student@bac.localhost' });
  parent = await newPerson(test, 'parent', { email: 'parent@bac.localhost' });
});
afterAll(() => test.close());

describe('the demo’s family', () => {
  it('links the demo’s family with consent, once, however often the product starts', async () => {
    for (let start = 0; start < 2; start += 1) await seedDemoFamily(test.services, demoAccounts);
    expect(await parent.get('/family/children')).toMatchObject([
      {
        consent: { isNeeded: true, record: { guardian: 'Nguyễn Minh Ánh' } },
        getsWeeklyEmail: true,
      },
    ]);
  });

  it('does not link the demo’s family again once somebody has ended the link', async () => {
    const [link] = (await parent.get('/family')).links;
    await parent.send('DELETE', `/family/links/${link.id}`);
    await seedDemoFamily(test.services, demoAccounts);
    expect(await parent.get('/family/children')).toEqual([]);
  });
});
