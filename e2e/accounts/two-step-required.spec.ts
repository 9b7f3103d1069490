import { expect, test } from '../support/own-site.ts';
import { enterPassword, confirmPassword, setUpApp } from '../support/second-step.ts';
import { openAccount } from '../support/sign-in.ts';

test(
  'the console opens to no administrator without two steps if they are required',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signInAs, callApi, expectAccessible }) => {
    test.slow();
    await signInAs('admin');
    await page.goto('/admin/system-settings');
    const policies = page.getByRole('form', { name: 'Policies' });
    await page.getByRole('switch', { name: 'Two-step verification for administrators' }).click();
    await policies.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(policies.getByRole('link', { name: 'Set it up first' })).toBeVisible();
    await expectAccessible(page);

    const ownPage = await page.context().newPage();
    const { codes } = await setUpApp(ownPage);
    await policies.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(policies.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await ownPage.getByRole('button', { name: 'Turn off' }).click();
    await confirmPassword(ownPage, 'Turn off', codes[0]);
    await expect(
      ownPage.getByRole('dialog').getByText('must use two-step verification'),
    ).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
    const colleague = await context.newPage();
    const email = await openAccount(colleague);
    const { rows } = await callApi<{ rows: { id: string }[] }>(
      'GET',
      `/admin/users?search=${encodeURIComponent(email)}`,
    );
    await callApi('POST', `/admin/users/${rows[0]?.id}/role`, { role: 'admin', reason: '' });
    await enterPassword(colleague, email);
    await expect(
      colleague.getByRole('heading', { name: 'Set up two-step verification first' }),
    ).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByRole('link', { name: 'Go to security settings' }).click();
    await expect(colleague.getByText('Two-step verification is required')).toBeVisible();
    await expectAccessible(colleague);
    await setUpApp(colleague);
    await expect(colleague.getByText('Two-step verification is required')).toHaveCount(0);
    await colleague.goto('/admin/dashboard');
    await expect(colleague.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await context.close();
  },
);
