import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAgent, conversation as log, openTicket } from '../support/desk.ts';
import { expect, test } from '../support/fixtures.ts';

/** Pastes a screenshot as browsers do from the clipboard. */
const pasteScreenshot = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: /^(Message|Your reply)$/ }).evaluate(async (field) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'teal';
    pen.fillRect(20, 20, 200, 90);
    const picture = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([picture], 'image.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });

async function fillIn(page: Page, subject: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('radio', { name: 'Scores and results' }).check();
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send ticket' }).click();

/** Reads the ticket link from the newest email to this person. */
async function linkFor(page: Page, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      const message = data.find((one: { to: string }) => one.to.includes(email));
      link = /\/tickets\/[\w-]+\?secret=[\w-]{43}/.exec(message?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a student opens a ticket with a pasted screenshot, and replies', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/tickets');
  await expect(page.getByText('No tickets yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New ticket' }).first().click();

  await page.getByRole('textbox', { name: 'Subject' }).fill('My connection dropped');
  await expect(page.getByRole('link', { name: 'When the connection drops' })).toBeVisible();
  await fillIn(
    page,
    'My connection dropped',
    'It was **Math 2**.\nThen this:\n\n<script>alert(1)</script><b>bold?</b>',
  );
  await pasteScreenshot(page);
  await page.getByLabel('Attach files').setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('What I saw') },
    {
      name: 'holiday.png',
      mimeType: 'image/png',
      buffer: Buffer.from('MZ\u0090\u0000 no picture'),
    },
  ]);
  await expect(page.getByText('This file is none of these')).toBeVisible();
  await page.getByRole('button', { name: 'Remove holiday.png' }).click();
  await expect(page.getByText(', uploaded')).toHaveCount(2);
  await expectAccessible(page);
  await send(page);

  await expect(page.getByText('Sent. We’ll reply here')).toBeVisible();
  await expect(log(page).getByText('<script>alert(1)</script><b>bold?</b>')).toBeVisible();
  await expect(log(page).locator('strong')).toHaveText('Math 2');
  await expect(log(page).locator('b', { hasText: 'bold?' })).toHaveCount(0);
  await expect(log(page).getByRole('img', { name: /^screenshot-/ })).toBeVisible();
  await log(page)
    .getByRole('button', { name: /larger$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^screenshot-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await log(page).getByRole('button', { name: 'Download notes.txt' }).click();
  expect((await saved).suggestedFilename()).toBe('notes.txt');

  await page.getByRole('textbox', { name: 'Your reply' }).fill('And one thing more.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
    'And one thing more.',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('And one thing more.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
  await expectAccessible(page);
});

test(
  'an answer arrives without a reload and can be rated, and a closed ticket can be reopened',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signUp, callApi, expectAccessible }) => {
    await signUp();
    const id = await openTicket(callApi, {
      subject: 'How long is a break?',
      category: 'test',
      message: 'I would like to know.',
    });
    await page.goto(`/tickets/${id}`);
    await expect(log(page).getByText('I would like to know.')).toBeVisible();

    const { agent, callAgent } = await openAgent(browser, baseURL!);
    await callAgent('POST', `/admin/tickets/${id}/replying`, { isReplying: true });
    await expect(page.getByText('The team is replying…')).toBeVisible();
    const { messages } = await callAgent<{ messages: { id: string }[] }>(
      'GET',
      `/admin/tickets/${id}`,
    );
    await callAgent('POST', `/admin/tickets/${id}/messages`, {
      id: randomUUID(),
      kind: 'reply',
      message: 'Ten minutes.',
      files: [],
      seen: messages.at(-1)!.id,
    });
    await expect(log(page).getByText('Ten minutes.')).toBeVisible();
    await agent.context().close();

    await page.getByRole('radio', { name: '5 out of 5: completely' }).check();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /Anything to add/ }).fill('Quick!');
    await page.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByText('You rated the answer 5 out of 5.').first()).toBeVisible();

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('This ticket is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  },
);

test(
  'a visitor comes back by the link in the email, and an account adopts the ticket',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signUp }) => {
    test.slow();
    const { email } = await signUp();
    const outside = { baseURL: baseURL!, locale: 'en-US' };
    const visitor = await (await browser.newContext(outside)).newPage();
    await visitor.goto('/tickets');
    await visitor.getByRole('textbox', { name: 'Your name' }).fill('Lan');
    await visitor.getByRole('textbox', { name: 'Your email' }).fill(email.toUpperCase());
    await fillIn(visitor, 'Prices for a school', 'We are thirty.');
    await send(visitor);
    await expect(visitor.getByText('We’ve emailed you a link')).toBeVisible();
    await expect(log(visitor).getByText('We are thirty.')).toBeVisible();
    expect(visitor.url()).not.toContain('secret');

    const link = await linkFor(page, email);
    const later = await (await browser.newContext(outside)).newPage();
    await later.goto(link.split('?')[0]!);
    await expect(later.getByText('This ticket can’t be opened')).toBeVisible();
    await later.goto(link);
    await expect(later.getByRole('heading', { name: 'Prices for a school' })).toBeVisible();
    await expect.poll(() => later.url()).not.toContain('secret');
    await later.getByRole('textbox', { name: 'Your reply' }).fill('Thirty-one.');
    await later.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(later).getByText('Thirty-one.')).toBeVisible();
    await later.reload();
    await expect(log(later).getByText('Thirty-one.')).toBeVisible();

    await page.goto('/tickets');
    await expect(page.getByRole('link', { name: /Prices for a school/ })).toBeVisible();
    await visitor.context().close();
    await later.context().close();
  },
);

test(
  'a ticket sent again after its reply was lost becomes one ticket',
  { tag: '@wide' },
  async ({ page, signUp, callApi }) => {
    await signUp();
    await page.goto('/tickets/new');
    await fillIn(page, 'Sent twice', 'But only once, please.');
    let tries = 0;
    await page.route('**/api/v1/tickets', async (route) => {
      if (route.request().method() !== 'POST' || (tries += 1) > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await send(page);
    await expect(page.getByText('Your message is saved here.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Sent twice');
    await send(page);
    await expect(log(page).getByText('But only once, please.')).toBeVisible();
    expect(tries).toBe(2);
    const { total } = await callApi<{ total: number }>('GET', '/tickets');
    expect(total).toBe(1);
  },
);

test(
  'a student who asks from a result includes the attempt, or leaves it out',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    await signUp();
    const attempt = await takeTest();
    await page.goto(`/test-results/${attempt}`);
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await expect(page.getByText(/^Your attempt at .* will be attached/)).toBeVisible();
    await fillIn(page, 'About this one', 'Why this score?');
    await send(page);
    await expect(page.getByRole('link', { name: /^Your attempt: / })).toHaveAttribute(
      'href',
      `/test-results/${attempt}`,
    );
    await page.goto(`/tickets/new?attempt=${attempt}`);
    await page.getByRole('button', { name: 'Don’t attach' }).click();
    await expect(page.getByText(/will be attached/)).toHaveCount(0);
    await expect(page).toHaveURL(/\/tickets\/new$/);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the list and the conversation are separate pages on a phone',
    { tag: '@wide' },
    async ({ page, signUp, callApi, expectAccessible }) => {
      await signUp();
      await openTicket(callApi, {
        subject: 'From my phone',
        message: 'A_very_long_word_that_no_line_can_hold_'.repeat(4),
      });
      await page.goto('/tickets');
      const row = page.getByRole('link', { name: /From my phone/ });
      await expect(row).toBeVisible();
      await expect(log(page)).toHaveCount(0);
      await expectAccessible(page);
      await row.click();
      await expect(page.getByRole('heading', { level: 1, name: 'From my phone' })).toBeVisible();
      await expectAccessible(page);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide).toBe(false);
      await page.getByRole('link', { name: 'Your tickets' }).click();
      await expect(page).toHaveURL(/\/tickets$/);
    },
  );
});
