import { expect, test } from '../support/fixtures.ts';

interface Scores {
  best: { score: number };
  superscore: { score: number };
  attempts: { total: { score: number } }[];
}

test('two attempts give a best score, a superscore, a trend and a list', async ({
  page,
  signUp,
  takeTest,
  callApi,
  expectAccessible,
}) => {
  await signUp();
  await takeTest('diagnostic-1', { letter: 'A' });
  await takeTest('diagnostic-1', { letter: 'C' });
  const { best, superscore, attempts }: Scores = await callApi('GET', '/results');
  const [latest, first] = attempts.map(({ total }) => total.score);

  await page.goto('/tests');
  const strip = page.getByRole('region', { name: 'Your attempts' });
  await expect(strip.getByRole('definition').nth(1)).toContainText(String(best.score));
  await expect(strip.getByRole('definition').nth(2)).toContainText(String(superscore.score));
  await strip.getByRole('link', { name: 'All attempts' }).click();

  await expect(page).toHaveURL(/\/profile/);
  const trend = page.getByRole('group', {
    name: `Total score: 2 tests, from ${first} at first to ${latest} now.`,
  });
  await expect(trend.getByRole('link')).toHaveCount(2);
  const summary = page.getByRole('region', { name: 'So far' });
  await expect(summary.getByRole('definition').nth(1)).toContainText(String(superscore.score));
  await expect(summary.getByText(/^A superscore adds/)).toBeVisible();
  const list = page.getByRole('region', { name: 'Your attempts' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('54 of 54 questions seen before')).toBeVisible();
  await expect(page.getByText('Nothing to review today')).toBeVisible();
  await expectAccessible(page);
});

test(
  'two attempts are compared side by side, with the difference in words',
  { tag: '@wide' },
  async ({ page, signUp, takeTest, callApi, expectAccessible }) => {
    await signUp();
    const earlier = await takeTest('diagnostic-1', { letter: 'A' });
    const later = await takeTest('diagnostic-1', { letter: 'C' });
    const { attempts }: Scores = await callApi('GET', '/results');
    const [latest = 0, first = 0] = attempts.map(({ total }) => total.score);

    await page.goto('/profile');
    const list = page.getByRole('region', { name: 'Your attempts' });
    await expect(list.getByRole('checkbox')).toHaveCount(2);
    for (const box of await list.getByRole('checkbox').all()) await box.check();
    await expect(list.getByText('Two selected.')).toBeVisible();
    await list.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`/test-results/${later}?compare=${earlier}#compare`);
    const compare = page.getByRole('region', { name: 'Compare with another attempt' });
    const points = latest - first;
    const words =
      points === 0
        ? 'Total score: the same score both times.'
        : new RegExp(`Total score: (the two scores are )?${Math.abs(points)} points`);
    await expect(compare.getByText(words)).toBeVisible();
    await expect(compare.getByText(/You had already seen 54 of the 54 questions/)).toBeVisible();
    const table = compare.getByRole('table', { name: 'Estimated scores and time' });
    await expect(table.getByRole('row', { name: /^Total score/ })).toContainText(String(first));
    await expectAccessible(page);
    await page.reload();
    await expect(compare.getByText(words)).toBeVisible();
  },
);
