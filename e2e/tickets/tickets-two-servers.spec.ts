import { conversation, openTicket, replyBox, uniqueSubject } from '../support/desk.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { freePort, newDataFolder, startOwnServer } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';
import { createCaller } from '../support/take-test-over-http.ts';

interface Fixtures {
  /** Two processes of the product on one database. */
  twoServers: readonly [string, string];
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
  twoServers: async ({}, use) => {
    const DATA_DIR = await newDataFolder();
    const start = async () => startOwnServer({ DATA_DIR, PORT: String(await freePort()) });
    // In sequence, because the first one starts the database.
    const one = await start();
    const two = await start();
    await use([one.address, two.address]);
    await two.end('SIGTERM');
    await one.end('SIGTERM');
  },
});

test(
  'a student at one server and an agent at another see each other’s messages live',
  { tag: '@wide' },
  async ({ browser, twoServers: [one, two] }) => {
    test.setTimeout(180_000);
    const studentContext = await browser.newContext({ baseURL: one });
    const student = await studentContext.newPage();
    await signIn(student, 'student');
    const teams = await browser.newContext({ baseURL: two });
    const agent = await teams.newPage();
    await signIn(agent, 'admin');
    await agent.goto('/admin/tickets');
    await expect(agent.getByText('Live', { exact: true })).toBeVisible();

    const cookie = (await studentContext.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const ticketSubject = uniqueSubject('Across');
    const ticket = await openTicket(createCaller(one, cookie), { subject: ticketSubject });
    const row = agent
      .getByRole('region', { name: 'Queue' })
      .getByRole('link', { name: ticketSubject });
    await row.click();
    await student.goto(`/tickets/${ticket}`);
    // The typing sign is sent after some seconds, and the reader must be there by then.
    await expect(student.getByRole('textbox', { name: 'Your reply' })).toBeVisible();

    await replyBox(agent).fill('We are on it.');
    await expect(student.getByText('The team is replying…')).toBeVisible();
    await agent.getByRole('button', { name: 'Send and wait' }).click();
    await expect(student.getByText('We are on it.').last()).toBeVisible();

    await student.getByRole('textbox', { name: 'Your reply' }).fill('Thank you so much.');
    await student.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(conversation(agent).getByText('Thank you so much.')).toBeVisible();
  },
);
