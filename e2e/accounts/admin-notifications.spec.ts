import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

test('an administrator writes to students: they see it at the bell, tutors do not', async ({
  page,
  signUp,
  callApi,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const { email } = await signUp();
  await callApi('PATCH', '/id/profile', {
    language: 'en',
    notifications: { results: true, reminders: true, news: true },
  });

  const office = await browser.newContext({ ...(baseURL && { baseURL }) });
  const admin = await office.newPage();
  await signIn(admin, 'admin');
  await admin.goto('/admin/notifications?tab=compose');
  const send = admin.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeDisabled();
  await admin.getByLabel('Students').check();
  await admin.getByLabel('Title in Vietnamese').fill(`Tin ${mark}`);
  await admin.getByLabel('Title in English').fill(`News ${mark}`);
  await admin.getByLabel('Text in Vietnamese').fill('Hai đề mới đã lên kệ.');
  await admin.getByLabel('Text in English').fill('Two new tests are on the shelf.');
  await admin.getByLabel('Link (optional)').fill('https://elsewhere.example');
  await expect(send).toBeDisabled();
  await admin.getByLabel('Link (optional)').fill('/tests');
  await admin.getByRole('switch', { name: 'Also by email' }).check();
  await expect(admin.getByText(/also gets? it by email/)).toBeVisible();
  await expect(admin.getByRole('article')).toContainText(`Tin ${mark}`);
  await expectAccessible(admin);
  await send.click();
  const dialog = admin.getByRole('dialog', { name: /^Send this to \d+ (person|people)\?$/ });
  await expect(dialog).toContainText(`Tin ${mark}`);
  await dialog.getByRole('button', { name: /^Send to \d+/ }).click();
  const sent = admin.getByRole('row').filter({ hasText: `News ${mark}` });
  await expect(sent).toContainText('Students');
  await expect(async () => {
    await admin.reload();
    await expect(sent).toContainText('Delivered', { timeout: 2000 });
  }).toPass();
  await expectAccessible(admin);
  await office.close();

  await page.goto('/');
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  const notice = page.getByRole('article').filter({ hasText: `News ${mark}` });
  await expect(notice).toContainText('Two new tests are on the shelf.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications' })).toHaveText(
    '',
  );
  await notice.getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL('/tests');

  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      return (data as Mail[]).find(({ to, subject }) => to === email && subject.includes(mark))
        ?.text;
    })
    .toContain('Two new tests are on the shelf.');

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const tutor = await elsewhere.newPage();
  await signIn(tutor, 'tutor');
  await tutor.goto('/notifications');
  await expect(tutor.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(tutor.getByText(`News ${mark}`)).toHaveCount(0);
  await elsewhere.close();
});

test(
  'a student learns of a finished test in the inbox and by email, with a link to its result',
  { tag: '@wide' },
  async ({ page, signUp, takeTest }) => {
    const { email } = await signUp();
    const attempt = await takeTest('practice-rw-1');
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
        return (data as Mail[]).filter(({ to, text }) => to === email && text.includes(attempt))
          .length;
      })
      .toBe(1);
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'Open: Your result is ready' }).click();
    await expect(page).toHaveURL(`/test-results/${attempt}`);
  },
);
