import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chooseByTyping } from '../support/select-field.ts';

test.use({ locale: 'vi-VN' });

/** A small picture of one color. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Reads the newest email to this address from the demo's mailbox. */
async function readNewestEmail(page: Page, email: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/api/v1/demo/mails')).json();
      const message = data.find(
        (one: { to: string; subject: string }) => one.to === email && subject.test(one.subject),
      );
      text = message?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByText('Học sinh', { exact: true }).click();
  await page.getByLabel('Họ và tên đệm').fill('Nguyễn Minh');
  await page.getByLabel('Tên', { exact: true }).fill('Ánh');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  await page.getByLabel('Ngày sinh').fill('14/03/2009');
  await page.getByText('Nữ', { exact: true }).click();
  await page.getByText('Trung học phổ thông').click();
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByLabel('Nhập lại mật khẩu', { exact: true }).fill(password);
  // Without accents, as people type on a phone.
  await chooseByTyping(page, 'Tỉnh, thành phố', 'binh duong', /Bình Dương/);
  await chooseByTyping(page, 'Quận, huyện', 'thu dau mot', /Thủ Dầu Một/);
  await chooseByTyping(page, 'Phường, xã', 'phu cuong', /Phú Cường/);
  await expect(page.getByText('Phường Thủ Dầu Một, Thành phố Hồ Chí Minh')).toBeVisible();
  // Tab leaves the open list of wards for the next field.
  await page.getByRole('combobox', { name: 'Phường, xã' }).press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
}

test('a newcomer registers in Vietnamese, verifies, fills the profile, sets a picture, logs out, forgets the password, resets it and logs in', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `anh-${randomUUID().slice(0, 8)}@example.com`;
  await register(page, email.replace('@', '.lac@'), 'Bacthang#7');

  // The address was mistyped, which the dialog corrects.
  await page.getByRole('dialog').getByRole('button', { name: 'Sửa lại' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Mật khẩu của bạn').fill('Bacthang#7');
  await page.getByRole('dialog').getByRole('button', { name: 'Gửi mã' }).click();
  const modal = page.getByRole('dialog', { name: 'Xác minh email của bạn' });
  await expect(modal.getByText(email)).toBeVisible();
  const verify = modal.getByRole('button', { name: 'Xác minh' });
  await expect(verify).toBeDisabled();
  const code = /\b\d{6}\b/.exec(await readNewestEmail(page, email, /mã xác minh/))?.[0] ?? '';
  await modal.getByLabel(/Chữ số 1/).click();
  await page.keyboard.type(code);
  await verify.click();
  await expect(page.getByText('Tài khoản của bạn đã được xác minh!')).toBeVisible();
  await expect(modal).toBeHidden();

  await page.goto('/profile?tab=edit');
  await page.getByLabel('Giới thiệu').fill('Học sinh lớp 11, thích thiên văn.');
  await page.getByLabel(/^Điểm mục tiêu/).fill('1400');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(page.getByText('Ảnh mới đã được dùng')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /^\/files\/[0-9a-f]{64}-\d+\.webp\?v=/,
  );

  await page.getByRole('button', { name: /Nguyễn Minh Ánh/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL('/auth/login');

  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn quên mật khẩu?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn hãy kiểm tra hộp thư' })).toBeVisible();
  const message = await readNewestEmail(page, email, /Đặt lại mật khẩu/);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(message)?.[0] ?? '');

  await page.goto(pathname + search);
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Mới#hơn2026');
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('Mới#hơn2026');
  await page.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
  await expect(page.getByRole('heading', { name: 'Đã đặt lại mật khẩu' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');

  await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Mới#hơn2026');
  await page.getByRole('button', { name: 'Đăng nhập' }).first().click();
  await expect(page.getByText('Xin chào, Nguyễn Minh Ánh')).toBeVisible();

  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Liên kết không còn dùng được' })).toBeVisible();
});

test('the form says what is missing, under each field, and loses nothing', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Email').fill('không phải email');
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByText('Địa chỉ email này không hợp lệ')).toBeVisible();
  await expect(page.getByLabel('Họ và tên đệm')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('không phải email');
});

test(
  'where the places cannot be loaded, the form says so and offers to try again',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route('**/api/v1/places/provinces', (route) => route.abort());
    await page.goto('/auth/register');
    await expect(page.getByText(/Chưa tải được danh sách tỉnh, thành phố/)).toBeVisible();
    await page.unroute('**/api/v1/places/provinces');
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('combobox', { name: 'Tỉnh, thành phố' })).toBeEnabled();
  },
);
