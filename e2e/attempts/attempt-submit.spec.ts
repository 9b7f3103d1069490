import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Submit/ });

async function checkWork(player: PlayerPage): Promise<void> {
  await player.goTo(await player.count());
  await player.next();
  await expect(player.page.getByRole('heading', { name: 'Check your work' })).toBeVisible();
}

test('submitting early asks first, by keyboard and for screen readers', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const player = new PlayerPage(page);
  await player.openPractice();
  await player.choose('A');
  await checkWork(player);
  const submit = player.button('Submit and finish');
  await submit.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Keep working' })).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(
    /26 questions have no answer yet\. You still have \d+ min \d+ s\..*the test is over/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(submit).toBeFocused();
});

test(
  'submitting early asks first without a connection too',
  { tag: '@wide' },
  async ({ page, signUp }) => {
    await signUp();
    const player = new PlayerPage(page);
    await player.openPractice();
    await player.choose('A');
    await player.expectSaved();
    await checkWork(player);
    await page.context().setOffline(true);
    await player.submit();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'You have finished' })).toBeVisible();
    await expect(page.getByText('All your answers are saved.')).toBeVisible();
  },
);

test.describe('in Vietnamese on a phone', () => {
  test.use({ locale: 'vi-VN', viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the dialogs for submitting and for exiting offer to keep working',
    { tag: '@wide' },
    async ({ page, signUp }) => {
      await signUp();
      await page.goto('/test/screen?test=practice-rw-1');
      const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
      await button(/^Bắt đầu/).tap();
      await button('Mở module này').tap();
      await button(/^Câu 1 \//).tap();
      await button('Tới trang kiểm tra').tap();
      // In the bottom bar, in place of Next: it is reached without scrolling.
      await expect(button('Nộp bài')).toBeInViewport({ ratio: 1 });
      await button('Nộp bài').tap();
      const submitting = page.getByRole('dialog', { name: 'Nộp bài và kết thúc?' });
      await expect(submitting).toContainText('Còn 27 câu chưa trả lời.');
      await expect(submitting).toContainText(/Bạn còn \d+ phút \d+ giây\./);
      await submitting.getByRole('button', { name: 'Làm tiếp' }).tap();
      await expect(submitting).toHaveCount(0);

      await button('Thêm').tap();
      await page.getByRole('menuitem', { name: 'Thoát bài thi' }).tap();
      const exiting = page.getByRole('dialog', { name: 'Thoát bài thi?' });
      await exiting.getByRole('button', { name: 'Làm tiếp' }).tap();
      await expect(exiting).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Kiểm tra bài làm' })).toBeVisible();
    },
  );
});
