import { expect, test } from '../support/fixtures.ts';

test.use({ locale: 'vi-VN', viewport: { width: 390, height: 844 }, hasTouch: true });

interface Report {
  questions: { module: number; question: number; keys: string[]; result: string }[];
}

test('a student redoes missed Math questions on a phone, with hidden answers and the calculator', async ({
  page,
  signUp,
  takeTest,
  callApi,
  expectAccessible,
}) => {
  await signUp();
  const attempt = await takeTest('practice-math-1');
  const { questions }: Report = await callApi('GET', `/results/${attempt}`);
  const missed = questions.filter(({ result }) => result !== 'right');
  const chosen = missed.findIndex(({ keys }) => /^[A-D]$/.test(keys[0] ?? ''));
  const target = missed[chosen]!;
  const key = target.keys[0]!;
  await page.goto(`/test-results/${attempt}?tab=detailed#q-${target.module}-${target.question}`);
  const sent = page.waitForResponse((response) => response.url().endsWith('/missed'));
  await page.getByRole('link', { name: 'Làm lại câu này' }).click();
  expect(await (await sent).text()).not.toMatch(/"(key|keys|rationale)"/);

  const redo = page.getByRole('article');
  const number = (index: number): string => `Câu ${index + 1}/${missed.length}`;
  await expect(redo.getByRole('heading', { name: number(chosen), exact: true })).toBeVisible();
  await expect(redo.getByText('Vì sao')).toHaveCount(0);
  await page.getByRole('button', { name: 'Máy tính', exact: true }).click();
  const calculator = page.getByRole('dialog', { name: 'Máy tính đồ thị' });
  await expect(calculator.getByRole('textbox').first()).toBeVisible();
  await calculator.getByRole('button', { name: 'Thu nhỏ' }).click();
  await expectAccessible(page);

  await redo.getByRole('radio', { name: new RegExp(`^${key}\\b`) }).check();
  await redo.getByRole('button', { name: 'Kiểm tra' }).click();
  await expect(redo.getByRole('heading', { name: 'Lần này bạn làm đúng' })).toBeFocused();
  await expect(redo.getByText(/Câu này quay lại vào ngày/)).toBeVisible();
  await expect(page.getByText(`Đúng 1, sai 0, còn ${missed.length - 1} câu`)).toBeVisible();
  await page.getByRole('button', { name: 'Câu sau' }).click();
  await expect(redo.getByRole('heading', { name: number(chosen + 1), exact: true })).toBeFocused();
});
