import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  readEmailedCode,
  newcomer,
  password,
  postAuth,
  storeSignIn,
  signIn,
  type User,
} from '../support/sign-in.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

/** Letters only, because names have no digits. */
const uniqueName = (): string =>
  [...randomUUID().replaceAll('-', '')]
    .map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 16)))
    .join('');

/** Opens a student's account of the story's own in another browser. */
async function openStudent(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const email = `${randomUUID()}@example.com`;
  const name = uniqueName();
  const details = { ...newcomer, email, firstName: 'Đặng', lastName: name };
  const user = await postAuth<User>(page, 'register', details);
  await postAuth(page, 'account/email/otp/verify', { email });
  await postAuth(page, 'account/email/otp/verify', {
    email,
    otp: await readEmailedCode(page, email),
  });
  await storeSignIn(page, { ...user, status: 'ACTIVE' } as User);
  return { page, email, name, fullName: `${name} Đặng` };
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, email or phone' });

/** Finds a person in the list by typing without accents, as people do in a hurry. */
async function find(page: Page, person: { name: string; fullName: string }): Promise<void> {
  await page.goto('/admin/users');
  await search(page).fill(`dang ${person.name}`);
  await expect(page.getByRole('row', { name: person.fullName })).toBeVisible();
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
}

async function tryToSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function readEmailsTo(page: Page, email: string): Promise<string[]> {
  const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
  return data
    .filter(({ to }: { to: string }) => to === email)
    .map(({ text }: { text: string }) => text);
}

test(
  'search without accents, filter and order are kept in the URL and survive a reload',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    const person = await openStudent(browser);
    await find(page, person);
    await page.getByRole('button', { name: 'Role', exact: true }).first().click();
    await page.getByRole('menuitemcheckbox', { name: 'Student' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Person' }).getByRole('button').click();
    await expect(page).toHaveURL(/role=student/);
    await expect(page).toHaveURL(/sort=name/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Role: Student', exact: true })).toBeVisible();
    await expect(search(page)).toHaveValue(`dang ${person.name}`);
    await expect(page.getByRole('row', { name: person.fullName })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Banned/ }).click();
    await expect(page.getByText('No matching accounts')).toBeVisible();
  },
);

test('a suspended student is signed out at once, learns why, and cannot sign in before the date', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const person = await openStudent(browser);
  await person.page.goto('/profile');
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText('Đặng');

  await find(page, person);
  await page.getByRole('button', { name: `Actions for ${person.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend…' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${person.fullName}?` });
  await expect(dialog.getByText('1 session ends now')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: /^Suspend until/ });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Reason (shown to the person)').fill('Shared with a whole class');
  await dialog.getByRole('button', { name: 'Preview email' }).click();
  await expect(dialog.getByText('The reason: Shared with a whole class')).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: person.fullName })).toContainText('Suspended');

  await person.page.reload();
  await expect(person.page).toHaveURL(/\/auth\/login/);
  await expect
    .poll(async () => (await readEmailsTo(person.page, person.email)).join('\n'))
    .toContain('Shared with a whole class');
  await tryToSignIn(person.page, person.email);
  await expect(person.page.getByText(/suspended until .+ \(Vietnam time\)/)).toBeVisible();
});

test(
  'a ban is lifted, and the person signs in again',
  { tag: '@wide' },
  async ({ page, browser, callApi }) => {
    const person = await openStudent(browser);
    await find(page, person);
    await page.getByRole('link', { name: person.fullName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.fullName);
    const id = page.url().split('/').at(-1)!.split('?')[0]!;
    await callApi('POST', `/admin/users/${id}/status`, {
      action: 'ban',
      until: null,
      reason: 'Copied questions of a test',
      note: '',
      isMailed: true,
    });
    await page.reload();
    await expect(page.getByText('Copied questions of a test')).toBeVisible();
    await page.getByRole('button', { name: 'Unban…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unban', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Ban…' })).toBeVisible();
    await tryToSignIn(person.page, person.email);
    await expect(person.page).not.toHaveURL(/\/auth\/login/);

    await page.getByRole('tab', { name: 'Activity' }).click();
    for (const action of ['Unbanned', 'Banned', 'Signed in']) {
      await expect(page.getByRole('row', { name: action }).first()).toBeVisible();
    }
  },
);

test(
  'an administrator changes a person’s role, but never their own role or status',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    const person = await openStudent(browser);
    await find(page, person);
    await page.getByRole('link', { name: person.fullName }).click();
    await page.getByRole('button', { name: 'Change role…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Role').selectOption('teacher');
    await dialog.getByRole('button', { name: 'Change to: Teacher' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Teacher', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin/users?search=admin%40bac');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Ban…' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: 'admin@bac.localhost' }).getByRole('link').click();
    await expect(page.getByText('This is your own account')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change role…' })).toBeHidden();
  },
);

test('an import previews what it would do, then opens only the valid accounts', async ({
  page,
  expectAccessible,
}) => {
  const email = `${randomUUID()}@example.com`;
  const lines = [
    'Họ;Tên;Email;Vai trò',
    `Lê Thảo;Vy;${email};học sinh`,
    'Bùi;T2;nowhere;vua',
    'Trần;Bảo;admin@bac.localhost;gia sư',
  ];
  await page.goto('/admin/users/import');
  const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Preview of class.csv' })).toBeVisible();
  await expect(page.getByRole('row', { name: email })).toContainText('New');
  await expect(page.getByRole('row', { name: 'nowhere' })).toContainText(
    'Email is not a valid email address',
  );
  await expect(page.getByRole('row', { name: 'admin@bac.localhost' })).toContainText(
    'Has an account',
  );
  await expectAccessible(page);
  expect(await readEmailsTo(page, email)).toEqual([]);
  await page.getByRole('button', { name: 'Create 1 account' }).click();
  await expect(page.getByRole('heading', { name: '1 account created' })).toBeVisible();
  await expect.poll(() => readEmailsTo(page, email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Back to users' }).click();
  await search(page).fill(email);
  await expect(page.getByRole('row', { name: email })).toContainText('Unverified');
});

test(
  'the second of two editors sees both versions and chooses',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    test.slow();
    const person = await openStudent(browser);
    await find(page, person);
    await page.getByRole('link', { name: person.fullName }).click();
    await page.getByRole('tab', { name: 'Edit' }).click();
    await expect(page.getByLabel('What I’m studying for')).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'admin');
    await other.goto(page.url());
    await other.getByLabel('What I’m studying for').fill('A university in Huế');
    await other.getByRole('combobox', { name: 'Ward' }).click();
    const ward = other.getByRole('option').last();
    const wardName = await ward.innerText();
    await ward.click();
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('All changes saved')).toBeVisible();

    await page.getByLabel('What I’m studying for').fill('A university in Đà Nẵng');
    await page.getByLabel('Interests').fill('Bridges');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this profile' });
    const goals = dialog.getByRole('row', { name: 'What I’m studying for' });
    await expect(goals).toContainText('A university in Huế');
    await expect(goals).toContainText('A university in Đà Nẵng');
    await expect(dialog.getByRole('row', { name: 'Ward' })).toContainText(wardName);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('What I’m studying for')).toHaveValue('A university in Đà Nẵng');
    await expect(page.getByLabel('Interests')).toHaveValue('Bridges');
  },
);

test(
  'the console asks before unsaved edits of a person are lost',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    const person = await openStudent(browser);
    await find(page, person);
    await page.getByRole('link', { name: person.fullName }).click();
    await page.getByRole('tab', { name: 'Edit' }).click();
    await page.getByLabel('What I’m studying for').fill('A university in Huế');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

    await page.getByRole('tab', { name: 'Attempts' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    const sidebar = page.getByRole('list', { name: 'SAT content' });
    await sidebar.getByRole('link', { name: 'Question bank' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('What I’m studying for')).toHaveValue('A university in Huế');

    let isAsked = false;
    page.once('dialog', (native) => {
      isAsked = native.type() === 'beforeunload';
      void native.accept();
    });
    await page.reload();
    await expect(page.getByLabel('What I’m studying for')).toHaveValue('');
    expect(isAsked).toBe(true);

    await page.getByLabel('What I’m studying for').fill('A university in Huế');
    await page.getByRole('tab', { name: 'Attempts' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/tab=attempts/);
    await page.getByRole('tab', { name: 'Edit' }).click();
    await expect(page.getByLabel('What I’m studying for')).toHaveValue('');
  },
);

test(
  'an administrator finds a person’s tickets from their account',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const person = await openStudent(browser);
    const opened = await person.page.request.post('/api/v1/tickets', {
      headers: { 'x-one-time-uuid': randomUUID(), 'x-event-time': new Date().toISOString() },
      data: {
        id: randomUUID(),
        subject: 'Không mở được báo cáo',
        category: 'result',
        message: 'Em bấm vào báo cáo thì trang trắng.',
        files: [],
        attempt: null,
        visitor: null,
      },
    });
    expect(opened.ok()).toBe(true);
    await find(page, person);
    await page.getByRole('button', { name: `Actions for ${person.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Tickets' }).click();
    const ticket = page.getByRole('row', { name: /Không mở được báo cáo/ });
    await expect(ticket).toContainText('New');
    await ticket.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/tickets\/[0-9a-f-]{36}/);
  },
);

test(
  'all matching accounts are selected at once, beyond the page',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const name = uniqueName();
    const lines = Array.from({ length: 12 }, (_, index) => {
      const letter = String.fromCodePoint(97 + index);
      return `Lê;${name} ${letter};${randomUUID()}@example.com;học sinh`;
    });
    const csv = ['Họ;Tên;Email;Vai trò', ...lines].join('\r\n');
    await callApi('POST', '/admin/users/import', { csv, isDryRun: false, language: 'vi' });
    await page.goto(`/admin/users?size=10&search=${name}`);
    await expect(page.getByText('12 accounts')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByText('10 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 12 matching' }).click();
    await expect(page.getByText('12 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Deactivate 12 accounts?' })).toBeVisible();
  },
);

test(
  'an administrator opens an account for somebody, who sets the password from the email',
  { tag: '@wide' },
  async ({ page, browser }) => {
    test.slow();
    const email = `${randomUUID()}@example.com`;
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await dialog.getByLabel('Last name').fill('Lê Thảo');
    await dialog.getByLabel('First name').fill('Vy');
    await dialog.getByLabel('Email', { exact: true }).fill('not an address');
    await dialog.getByRole('button', { name: 'Create and send email' }).click();
    await expect(dialog.getByText('is not a valid email address')).toBeVisible();
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByRole('button', { name: 'Create and send email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lê Thảo Vy' })).toBeVisible();

    await expect.poll(() => readEmailsTo(page, email)).toHaveLength(1);
    const [text] = await readEmailsTo(page, email);
    const link = new URL(/https?:\S+/.exec(text ?? '')![0]);
    const ownerPage = await (await browser.newContext()).newPage();
    await ownerPage.goto(link.pathname + link.search);
    await ownerPage.getByLabel('New password', { exact: true }).fill(password);
    await ownerPage.getByLabel('Confirm new password').fill(password);
    await ownerPage.locator('button[type=submit]').click();
    await expect(ownerPage).toHaveURL(/\/auth\/login/);
    await tryToSignIn(ownerPage, email);
    await expect(ownerPage).not.toHaveURL(/\/auth\/login/);
  },
);

test(
  'the team sees the presence that a person chooses',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const person = await openStudent(browser);
    await person.page.goto('/');
    await person.page.getByRole('button', { name: person.fullName }).click();
    await person.page.getByRole('menuitem', { name: 'Appear as' }).click();
    await person.page.getByRole('menuitemradio', { name: 'Busy' }).click();
    await expect(person.page.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked();
    await find(page, person);
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Busy');
  },
);
