import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-site.ts';
import { readEmailedCode, newcomer, postAuth, storeSignIn, type User } from '../support/sign-in.ts';

const section = (page: Page, name: string) => page.getByRole('form', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/admin/system-settings');
  await expect(section(page, 'Policies')).toBeVisible();
}

async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section(page, name).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

test('an administrator closes registration to visitors, and opens it again', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  const visitor = await (
    await browser.newContext({ baseURL: baseURL!, locale: 'en-US' })
  ).newPage();
  await signInAs('admin');
  await open(page);
  await expectAccessible(page);
  const policy = page.getByRole('switch', { name: 'Registration' });
  await policy.click();
  await expect(section(page, 'Policies').getByText('Not saved yet')).toBeVisible();
  await save(page, 'Policies');

  await visitor.goto('/auth/register');
  await expect(
    visitor.getByRole('heading', { name: 'Registration is closed right now' }),
  ).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await expectAccessible(visitor);
  const refused = await visitor.request.post('/api/v1/auth/register', {
    headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
    data: { ...newcomer, email: `${randomUUID()}@example.com` },
  });
  expect((await refused.json()).code).toBe('REGISTRATION_CLOSED');

  await policy.click();
  await save(page, 'Policies');
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Create account' })).toBeVisible();
  await visitor.context().close();
});

test(
  'new contacts and a new name appear on every page, and invalid ones are refused',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    await signInAs('admin');
    await open(page);
    const contacts = section(page, 'Operator and contacts');
    await contacts.getByLabel('Operator’s legal name').fill('Terrace Learning Ltd');
    await contacts.getByLabel('Registration number').fill('0101234567');
    await contacts.getByLabel('Email').fill('nobody@');
    await contacts.getByLabel('Phone').fill('028 3822 1100');
    await contacts.getByLabel('Address, English').fill('12 Terrace Lane, Sa Pa, Vietnam');
    await contacts.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(contacts.getByText('This isn’t a valid email address')).toBeVisible();
    await expect(contacts.getByLabel('Email')).toBeFocused();
    await contacts.getByLabel('Email').fill('team@terrace.example');
    await save(page, 'Operator and contacts');
    await section(page, 'The site').getByLabel('Site name').fill('Bậc Cao');
    await save(page, 'The site');

    await page.goto('/tests');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Terrace Learning Ltd')).toBeVisible();
    await expect(footer.getByText('Registration number: 0101234567')).toBeVisible();
    await expect(footer.getByText('12 Terrace Lane, Sa Pa, Vietnam')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'team@terrace.example' })).toBeVisible();
    await expect(footer.getByRole('link', { name: '028 3822 1100' })).toHaveAttribute(
      'href',
      'tel:+842838221100',
    );
    await expect(page.getByRole('banner')).toContainText('Bậc Cao');
    await expect(page).toHaveTitle('Tests · Bậc Cao');
  },
);

test(
  'two editors of the same settings get a choice',
  { tag: '@wide' },
  async ({ page, signInAs, callApi }) => {
    await signInAs('admin');
    await open(page);
    const site = section(page, 'The site');
    await callApi('PATCH', '/admin/settings', { siteName: 'Bậc of a colleague' });
    await site.getByLabel('Site name').fill('Bậc of mine');
    await site.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(site.getByRole('alert')).toContainText('Bậc of a colleague');
    await site.getByRole('button', { name: 'Use theirs' }).click();
    await expect(site.getByLabel('Site name')).toHaveValue('Bậc of a colleague');
    await expect(site.getByText('Nothing to save')).toBeVisible();

    await callApi('PATCH', '/admin/settings', { siteName: 'Bậc once more' });
    await site.getByLabel('Site name').fill('Bậc');
    await site.getByRole('button', { name: 'Save', exact: true }).click();
    await site.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(site.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await site.getByLabel('Site name').fill('Lost?');
    await page.getByRole('link', { name: 'Users', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await site.getByRole('button', { name: 'Undo' }).click();
    await expect(site.getByLabel('Site name')).toHaveValue('Bậc');
  },
);

test(
  'a university is added, edited, shown beside a result, and removed from the list',
  { tag: '@wide' },
  async ({ page, signInAs, takeTest, expectAccessible }) => {
    await signInAs('admin');
    const attempt = await takeTest();
    await open(page);
    await page.getByRole('button', { name: 'Add a university' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add university' }).click();
    await expect(dialog.getByText('A whole number from 400 to 1600')).toBeVisible();
    await dialog.getByLabel('University, Tiếng Việt').fill('Đại học Ruộng Bậc Thang');
    await dialog.getByLabel('University, English').fill('Terrace University');
    await dialog.getByLabel('SAT total').fill('1190');
    await dialog.getByLabel('Source, Tiếng Việt').fill('Thông báo');
    await dialog.getByLabel('Source, English').fill('Notice');
    await dialog.getByLabel('Link to the source').fill('https://terrace.example/2026');
    await dialog.getByLabel('Graphic design').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add university' }).click();
    const table = page.getByRole('table', { name: 'University thresholds' });
    const row = table.getByRole('row', { name: /Terrace University/ });
    await expect(row).toContainText('1190');

    await row.getByRole('button', { name: /Terrace University/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByLabel('SAT total').fill('1210');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(row).toContainText('1210');

    await page.goto(`/test-results/${attempt}`);
    const threshold = page.getByRole('listitem').filter({ hasText: 'Terrace University' });
    await expect(threshold).toContainText('1210');
    await expect(threshold.getByRole('link')).toHaveAttribute(
      'href',
      'https://terrace.example/2026',
    );

    await open(page);
    await page.getByLabel('Search universities').fill('ruong bac');
    await expect(table.getByRole('row')).toHaveCount(2);
    await row.getByRole('button', { name: /Terrace University/ }).click();
    await page.getByRole('menuitem', { name: 'Remove from list…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No universities', { exact: true })).toBeVisible();
  },
);

test(
  'a test email arrives in the language of the page',
  { tag: '@wide' },
  async ({ page, signInAs }) => {
    const to = `${randomUUID()}@example.com`;
    await signInAs('admin');
    await open(page);
    await page.getByLabel('Send a test email to').fill(to);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`Sent to ${to}`, { exact: false })).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
        return data.find((one: { to: string }) => one.to === to)?.subject;
      })
      .toBe('Test email from Bậc');
  },
);

test(
  'a test waits for the code if an address must be verified first',
  { tag: '@wide' },
  async ({ browser, baseURL, signInAs, callApi }) => {
    await signInAs('admin');
    await callApi('PATCH', '/admin/settings', { isVerificationNeeded: true });
    const student = await browser.newPage({ baseURL: baseURL!, locale: 'en-US' });
    const email = `${randomUUID()}@example.com`;
    const user = await postAuth<User>(student, 'register', { ...newcomer, email });
    // This browser believes that the address is verified already.
    await storeSignIn(student, { ...user, status: 'ACTIVE' } as User);
    await student.goto('/test/screen?test=diagnostic-1');
    const modal = student.getByRole('dialog', { name: 'Verify your email' });
    await modal.getByLabel(/Digit 1/).click();
    await student.keyboard.type(await readEmailedCode(student, email));
    await modal.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(student.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    await callApi('PATCH', '/admin/settings', { isVerificationNeeded: false });
    await student.close();
  },
);

test(
  'one’s own settings of the console are saved as soon as they are chosen',
  { tag: '@wide' },
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('admin');
    await page.goto('/admin/settings');
    await page.getByText('Busy', { exact: true }).click();
    await page.getByText('Large', { exact: true }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toHaveCount(2);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Busy/ })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
    await page.getByText('Normal', { exact: true }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  },
);
