import {
  openAgent,
  conversation,
  noteBox,
  openTicket,
  replyBox,
  uniqueSubject,
  openTeammate,
  sendMessage,
} from '../support/desk.ts';
import { expect, test as base } from '../support/fixtures.ts';

const test = base.extend<{ team: Awaited<ReturnType<typeof openAgent>> }>({
  team: async ({ browser, baseURL }, use) => {
    const team = await openAgent(browser, baseURL!);
    await use(team);
    await team.agent.context().close();
  },
});

// The person who asks has an account of the story's own.
test.beforeEach(({ signUp }) => signUp());

test('a student and an agent talk live, and the typing sign and the messages arrive without a reload', async ({
  page,
  callApi,
  team: { agent },
}) => {
  const ticket = await openTicket(callApi, { subject: uniqueSubject('Live') });
  await page.goto(`/tickets/${ticket}`);
  await agent.goto(`/admin/tickets/${ticket}`);
  await expect(conversation(agent).getByText('The page stays white')).toBeVisible();
  // The typing sign is sent after some seconds, and the reader must be there by then.
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();

  await replyBox(agent).fill('Which browser is it?');
  await expect(page.getByText('The team is replying…')).toBeVisible();
  await agent.getByRole('button', { name: 'Send and wait' }).click();
  await expect(page.getByText('Which browser is it?').last()).toBeVisible();
  await expect(page.getByText('The team is replying…')).toHaveCount(0);
  await expect(replyBox(agent)).toHaveValue('');

  await page.getByRole('textbox', { name: 'Your reply' }).fill('Firefox on an old laptop.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation(agent).getByText('Firefox on an old laptop.')).toBeVisible();
  await expect(agent.getByRole('button', { name: 'State: Open' })).toBeVisible();
});

test('a note stays with the team', { tag: '@wide' }, async ({ page, callApi, team: { agent } }) => {
  const ticket = await openTicket(callApi, { subject: uniqueSubject('Note') });
  await page.goto(`/tickets/${ticket}`);
  await agent.goto(`/admin/tickets/${ticket}`);
  await expect(conversation(agent)).toBeVisible();
  await agent.keyboard.press('n');
  await noteBox(agent).fill('This one shares a laptop with her brother.');
  await agent.getByRole('button', { name: 'Save note' }).click();
  await expect(agent.getByRole('article', { name: /^Note by/ })).toContainText('shares a laptop');

  await agent.keyboard.press('Escape');
  await replyBox(agent).or(noteBox(agent)).blur();
  await agent.keyboard.press('r');
  await replyBox(agent).fill('We are looking into it.');
  await agent.keyboard.press('Control+Enter');
  await expect(page.getByText('We are looking into it.').last()).toBeVisible();
  await expect(page.getByText('shares a laptop')).toHaveCount(0);
  const ownTicket = JSON.stringify(await callApi<object>('GET', `/tickets/${ticket}`));
  expect(ownTicket).not.toContain('shares a laptop');
  const emails = JSON.stringify(await callApi<object>('GET', '/demo/mails'));
  expect(emails).not.toContain('shares a laptop');
});

test(
  'an agent is asked before answering over a newer message, and sees who else is writing',
  { tag: '@wide' },
  async ({ browser, baseURL, callApi, team: { agent, callAgent } }) => {
    const ticket = await openTicket(callApi, { subject: uniqueSubject('Meanwhile') });
    const other = await openTeammate(browser, callAgent, { role: 'support', baseURL: baseURL! });
    await agent.goto(`/admin/tickets/${ticket}`);
    await other.goto(`/tickets/desk/${ticket}`);
    await expect(replyBox(agent)).toBeVisible();
    await replyBox(other).fill('Please try another');
    await expect(agent.getByText('Nguyễn Minh Ánh is replying')).toBeVisible();

    await replyBox(agent).fill('Please send us a picture.');
    await sendMessage(callApi, ticket, 'It works again, thank you!');
    await expect(agent.getByText('has written again since you started')).toBeVisible();
    await agent.getByRole('button', { name: 'Send and wait' }).click();
    const dialog = agent.getByRole('dialog');
    await expect(dialog).toContainText('It works again, thank you!');
    await dialog.getByRole('button', { name: 'Keep writing' }).click();
    await expect(replyBox(agent)).toHaveValue('Please send us a picture.');
    await replyBox(agent).fill('Good to hear!');
    await agent.getByRole('button', { name: 'Other ways to send' }).click();
    await agent.getByRole('menuitemcheckbox', { name: 'Send and resolve' }).click();
    await agent.getByRole('button', { name: 'Send and resolve', exact: true }).click();
    await expect(agent.getByRole('button', { name: 'State: Resolved' })).toBeVisible();

    await other.getByRole('button', { name: 'Send and wait' }).click();
    await expect(other.getByRole('dialog')).toContainText('Good to hear!');
    await other.getByRole('button', { name: 'Send my reply as is' }).click();
    await expect(conversation(other).getByText('Please try another')).toBeVisible();
    await other.context().close();
  },
);

test(
  'a canned reply is found without accents, shown with its variables filled in, and saved as a draft',
  { tag: '@wide' },
  async ({ callApi, team: { agent } }) => {
    const ticket = await openTicket(callApi, { subject: uniqueSubject('Canned') });
    await agent.goto(`/admin/tickets/${ticket}`);
    await replyBox(agent).click();
    await agent.keyboard.press('/');
    await agent.getByRole('combobox', { name: 'Search canned replies' }).fill('can them thong tin');
    const option = agent.getByRole('option', { name: /We need more information/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(agent.getByRole('region', { name: 'Preview' })).toContainText('Ánh');
    await agent.keyboard.press('Enter');
    await expect(replyBox(agent)).toHaveValue(/Ánh[\s\S]*\n/);
    await expect(replyBox(agent)).not.toHaveValue(/\{\{/);

    await agent.reload();
    await expect(replyBox(agent)).toHaveValue(/Ánh/);
    await replyBox(agent).fill('About {{test}}: yes.');
    await agent.getByRole('button', { name: 'Send and wait' }).click();
    await expect(agent.getByRole('alert')).toContainText('{{test}}');
  },
);

test(
  'an agent merges two tickets of one person',
  { tag: '@wide' },
  async ({ callApi, team: { agent } }) => {
    const [first, second] = [uniqueSubject('Merge one'), uniqueSubject('Merge two')];
    const into = await openTicket(callApi, { subject: first, message: 'The first words.' });
    const ticket = await openTicket(callApi, { subject: second, message: 'The second words.' });
    await agent.goto(`/admin/tickets/${ticket}?view=all`);
    await agent.getByRole('button', { name: /^Actions for #/ }).click();
    await agent.getByRole('menuitem', { name: 'Merge into another ticket…' }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(first) }).check();
    await dialog.getByRole('button', { name: /^Merge into #\d+$/ }).click();
    await expect(agent).toHaveURL(new RegExp(into));
    await expect(conversation(agent).getByText('The second words.')).toBeVisible();
    await agent.goto(`/admin/tickets/${ticket}`);
    await agent.getByRole('link', { name: /^Open #\d+$/ }).click();
    await expect(agent).toHaveURL(new RegExp(into));
  },
);

test(
  'many tickets are changed at once, and shortcuts navigate the queue except while typing',
  { tag: '@wide' },
  async ({ callApi, team: { agent } }) => {
    const word = uniqueSubject('Bulk').split(' ')[1]!;
    for (const name of ['alpha', 'beta', 'gamma']) {
      await openTicket(callApi, { subject: `${name} ${word}` });
    }
    await agent.goto('/admin/tickets');
    await agent.getByRole('searchbox', { name: 'Search tickets' }).fill(word);
    const queue = agent.getByRole('region', { name: 'Queue' });
    await expect(queue.getByRole('listitem')).toHaveCount(3);

    await queue.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(queue.getByText('3 selected')).toBeVisible();
    await queue.getByRole('button', { name: 'More', exact: true }).click();
    await agent.getByRole('menuitem', { name: 'High' }).click();
    await expect(queue.getByText('High')).toHaveCount(3);
    await expect(queue.getByText('3 selected')).toHaveCount(0);

    const rows = await queue.getByRole('listitem').allInnerTexts();
    const order = rows.map((text) => /alpha|beta|gamma/.exec(text)?.[0] ?? '');
    await agent.getByRole('heading', { name: 'Tickets', level: 1 }).click();
    await agent.keyboard.press('j');
    const open = queue.locator('[aria-current]');
    await expect(open).toContainText(order[0]!);
    await agent.keyboard.press('j');
    await expect(open).toContainText(order[1]!);
    await agent.keyboard.press('ArrowDown');
    await expect(open).toContainText(order[2]!);
    await agent.keyboard.press('k');
    await expect(open).toContainText(order[1]!);
    await agent.keyboard.press('a');
    await expect(agent.getByRole('button', { name: 'Assigned to: Me' })).toBeVisible();
    await agent.keyboard.press('r');
    await agent.keyboard.type('jk an');
    await expect(replyBox(agent)).toHaveValue('jk an');
    await expect(open).toContainText(order[1]!);
    await replyBox(agent).blur();
    await agent.keyboard.press('?');
    await expect(agent.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
);

test(
  'the support role has the same desk outside the console, within its permissions',
  { tag: '@wide' },
  async ({ page, browser, callApi, baseURL, team: { agent, callAgent } }) => {
    const ticket = await openTicket(callApi, { subject: uniqueSubject('Support') });
    await page.goto('/tickets/desk');
    await expect(page).toHaveURL(/\/unauthorized$/);

    await agent.goto(`/admin/tickets/${ticket}`);
    const personPanel = agent.getByRole('complementary', { name: 'About this person' });
    await expect(personPanel.getByRole('link', { name: 'Nguyễn Minh Ánh' })).toBeVisible();
    const other = await openTeammate(browser, callAgent, { role: 'support', baseURL: baseURL! });
    await other.goto(`/tickets/desk/${ticket}`);
    const person = other.getByRole('complementary', { name: 'About this person' });
    await expect(person.getByRole('heading', { name: 'Nguyễn Minh Ánh' })).toBeVisible();
    await expect(person.getByRole('link')).toHaveCount(0);
    await other.goto('/admin/tickets');
    await expect(other).toHaveURL(/\/unauthorized$/);
    await other.context().close();
  },
);

for (const { name, width, theme } of [
  { name: 'a desktop', width: 1440, theme: 'light' },
  { name: 'a desktop at night', width: 1440, theme: 'dark' },
  { name: 'a phone', width: 390, theme: 'light' },
]) {
  test(
    `the desk is accessible on ${name}, and shows one pane at a time on a phone`,
    { tag: '@wide' },
    async ({ callApi, expectAccessible, team: { agent, callAgent } }) => {
      const ticket = await openTicket(callApi, { subject: uniqueSubject('Axe') });
      await openTicket(callApi, { subject: uniqueSubject('Axe too') });
      await agent.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await agent.setViewportSize({ width, height: 900 });
      await callAgent('POST', '/admin/tickets/changes', {
        tickets: [ticket],
        change: { priority: 'urgent', addTags: ['e2e'] },
      });
      await agent.goto(`/admin/tickets/${ticket}?view=all`);
      await expect(conversation(agent)).toBeVisible();
      await expect(agent.getByText('Office hours:')).toBeVisible({ visible: width > 1000 });
      await expectAccessible(agent);
      await replyBox(agent).click();
      await agent.keyboard.press('/');
      await expect(agent.getByRole('option').first()).toBeVisible();
      await expectAccessible(agent);
      await agent.keyboard.press('Escape');
      if (width > 1000) return;
      await expect(agent.getByRole('region', { name: 'Queue' })).toHaveCount(0);
      await agent.getByRole('button', { name: 'About this person' }).click();
      await expect(agent.getByText('Office hours:')).toBeVisible();
      await expect(conversation(agent)).toHaveCount(0);
      await expectAccessible(agent);
      await agent.getByRole('button', { name: 'Back to the conversation' }).click();
      await agent.getByRole('link', { name: 'Back to the queue' }).click();
      await expect(agent.getByRole('region', { name: 'Queue' })).toBeVisible();
      await expect(conversation(agent)).toHaveCount(0);
      await expectAccessible(agent);
    },
  );
}
