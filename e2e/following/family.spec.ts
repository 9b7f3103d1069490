import {
  FamilyPage,
  newParent,
  parentName,
  studentName,
  youngStudent,
} from '../support/families.ts';
import { expect, test } from '../support/fixtures.ts';
import { ReportPage } from '../support/report.ts';
import { password } from '../support/sign-in.ts';

test('a parent invites by a code, reads the child’s result in plain words, and sees nothing once the link has ended', async ({
  page,
  signUp,
  takeTest,
  browser,
  expectAccessible,
}) => {
  await signUp();
  const attempt = await takeTest();
  const { page: parentPage } = await newParent(browser);
  const parent = new FamilyPage(parentPage);
  await parent.open();
  await expect(parentPage.getByText('No child linked yet')).toBeVisible();
  await expectAccessible(parentPage);
  const code = await parent.makeCode();

  const student = new FamilyPage(page);
  await student.open();
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(student.invitation.getByText(parentName)).toBeVisible();
  await expectAccessible(page);
  await student.acceptInvitation();
  await expect(page.getByText(`You’re now linked with ${parentName}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove link with ${parentName}` })).toBeVisible();

  await parentPage.reload();
  const child = parent.child();
  await expect(
    child.getByText(/two-in-three chance that the true score is between \d+ and \d+/),
  ).toBeVisible();
  await expect(child.getByRole('heading', { name: 'One thing to do' })).toBeVisible();
  await expect(child.getByText(/The test was probably rushed/)).toBeVisible();
  await expect(child.getByText(/No completed tests in the last eight weeks/)).toHaveCount(0);
  await expectAccessible(parentPage);
  await child.getByRole('link', { name: 'Read the report' }).click();
  await expect(parentPage).toHaveURL(`/test-results/${attempt}`);
  await expect(parentPage.getByText(`Results of ${studentName}`)).toBeVisible();
  for (const name of ['Share', 'Retake']) {
    await expect(parentPage.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await parentPage.getByRole('main').getByRole('link', { name: 'Family' }).click();
  await child.getByRole('link', { name: 'All results of' }).click();
  await expect(parentPage.getByRole('heading', { name: `${studentName}’s results` })).toBeVisible();
  await expect(parentPage.getByRole('link', { name: /^Read the report of/ })).toHaveCount(1);

  await student.endLinkWith(parentName);
  await parentPage.reload();
  await expect(parentPage.getByText('No results to show')).toBeVisible();
  await parentPage.goto(`/test-results/${attempt}`);
  await expect(parentPage.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await parent.open();
  await expect(parentPage.getByText('No child linked yet')).toBeVisible();
  await parentPage.context().close();
});

test(
  'a student under 16 takes no test until a guardian agrees, and nothing is seen once they withdraw',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, browser }) => {
    await signUp(youngStudent);
    await page.goto('/test/screen?test=practice-rw-1');
    await expect(
      page.getByText(/^You are under 16, so a parent or guardian has to agree/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Invite a parent or guardian' }).click();
    await expect(page).toHaveURL('/family');
    await expect(page.getByText('Missing', { exact: true })).toBeVisible();
    const code = await new FamilyPage(page).makeCode();

    const { page: parentPage } = await newParent(browser);
    const parent = new FamilyPage(parentPage);
    await parent.open(code);
    await parent.acceptInvitation();
    await expect(parent.invitation.getByText('Please check the box if you agree.')).toBeVisible();
    await parent.invitation.getByRole('checkbox').check();
    await parent.acceptInvitation();
    await expect(parentPage.getByText(/agreed on .* that tests may be taken/)).toBeVisible();

    await page.reload();
    await expect(page.getByText(`${parentName} agreed on`)).toBeVisible();
    const report = new ReportPage(page);
    await report.open(await takeTest('practice-rw-1'));
    const dialog = await report.share();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Your link').inputValue();
    await parentPage.reload();
    await expect(parent.child().getByText(/of \d+ (right|correct)/)).toBeVisible();

    await parent.child().getByRole('button', { name: 'Withdraw' }).click();
    await parentPage.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(parentPage.getByText('Your consent is needed first')).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await visitor.context().close();
    await parentPage.context().close();
    await page.goto('/test/screen?test=practice-rw-2');
    await expect(
      page.getByText(/^You are under 16, so a parent or guardian has to agree/),
    ).toBeVisible();
  },
);

test(
  'the code of an invitation email survives signing in',
  { tag: '@wide' },
  async ({ page, signUp, browser }) => {
    const { page: parentPage, email } = await newParent(browser);
    await parentPage.context().close();
    await signUp();
    const student = new FamilyPage(page);
    await student.open();
    const code = await student.makeCode();

    const context = await browser.newContext();
    const later = await context.newPage();
    await later.goto(`/family?code=${code}`);
    await later.getByRole('link', { name: 'Sign up', exact: true }).last().click();
    await expect(later).toHaveURL('/auth/register');
    await later.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await later.getByLabel('Email').fill(email);
    await later.getByLabel('Password', { exact: true }).fill(password);
    await later.getByRole('button', { name: 'Sign in' }).click();
    const parent = new FamilyPage(later);
    await expect(parent.invitation.getByText(studentName)).toBeVisible();
    await parent.acceptInvitation();
    await expect(parent.child().getByText('No completed test yet')).toBeVisible();

    const weeklyEmail = later.getByRole('switch', { name: 'Weekly email' });
    await expect(weeklyEmail).toBeChecked();
    const saved = later.waitForResponse('**/family/links/*/weekly-email');
    await weeklyEmail.click();
    await saved;
    await later.reload();
    await expect(weeklyEmail).not.toBeChecked();
    await context.close();
  },
);

test('a stop link that no longer works says so, without signing in', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/family/stop?token=${'a'.repeat(43)}`);
  await expect(
    page.getByRole('heading', { name: 'Unsubscribe from the weekly email?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
