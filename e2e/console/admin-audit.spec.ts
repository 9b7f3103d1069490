import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

test('an entry is found by search, opened with its changes, and exported', async ({
  page,
  callApi,
  expectAccessible,
}) => {
  const id = randomUUID();
  // Names have no digits.
  const mark = id.slice(0, 8).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  await callApi('POST', '/admin/users', {
    id,
    firstName: mark,
    lastName: 'Đặng Nhật Ký',
    email: `${id}@example.com`,
    phoneNumber: '',
    role: 'student',
    language: 'en',
  });
  await callApi('POST', `/admin/users/${id}/status`, {
    action: 'suspend',
    reason: 'Asked for a pause',
    note: '',
    until: null,
    isMailed: false,
  });

  await page.goto('/admin/audit');
  await page.getByLabel('Person or action').fill(`dang nhat ${mark}`);
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.getByRole('row', { name: /Account suspended/ }).click();
  const entry = page.getByRole('region', { name: /^Entry \d+$/ });
  await expect(entry).toContainText('Asked for a pause');
  await expect(entry.getByRole('definition').filter({ hasText: 'suspended' })).toBeVisible();
  await expect(entry).toContainText('127.0.0.1');
  await expectAccessible(page);
  await entry.getByText('JSON').click();
  await expect(entry).toContainText('"reason": "Asked for a pause"');

  // The URL keeps all of it.
  await page.reload();
  await expect(entry.getByRole('heading', { name: 'Account suspended' })).toBeVisible();
  await entry.getByRole('button', { name: 'Older entry' }).click();
  await expect(entry.getByRole('heading', { name: 'Account created' })).toBeVisible();
  await expect(entry.getByRole('link', { name: /Nhật Ký/ })).toHaveAttribute(
    'href',
    `/admin/users/${id}`,
  );
  await entry.getByRole('button', { name: 'Close entry' }).click();
  await expect(entry).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(3);
  expect(file).toContain('Account suspended');
});
