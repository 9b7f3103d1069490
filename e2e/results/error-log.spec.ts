import { expect, test } from '../support/own-site.ts';

const day = 86_400_000;

/** Days are counted in Vietnam, wherever the browser is. */
const dayOf = (time = ''): string =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' });

interface Due {
  due: number;
  questions: { id: string }[];
}
interface Missed {
  item: string;
  dueAt: string;
  module: number;
  question: number;
}
interface Report {
  questions: { module: number; question: number; keys: string[]; result: string }[];
}

test('a missed question comes back a day later, and after a longer time each time it is right', async ({
  page,
  signUp,
  takeTest,
  callApi,
  turnClock,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/error-log');
  await expect(page.getByText('Nothing in your error log yet')).toBeVisible();

  const attempt = await takeTest('practice-rw-1');
  const report: Report = await callApi('GET', `/results/${attempt}`);
  const missed = report.questions.filter(({ result }) => result !== 'right').length;
  await page.goto('/error-log');
  await expect(page.getByText('Nothing to review today')).toBeVisible();
  await expect(page.getByText(`${missed} missed questions`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Waiting ${missed}` })).toBeVisible();
  await expect(page.getByText(`${missed} of ${missed} misses are probably guesses.`)).toBeVisible();
  await expectAccessible(page);

  await turnClock(day);
  const { questions }: Due = await callApi('GET', '/mistakes/due');
  const readLog = (): Promise<Missed[]> => callApi('GET', '/mistakes');
  const log = await readLog();
  const keyOf = (item: string | undefined): string => {
    const mistake = log.find((entry) => entry.item === item);
    const reported = report.questions.find(
      ({ module, question }) => module === mistake?.module && question === mistake.question,
    );
    return reported?.keys[0] ?? '';
  };
  const [first, second] = questions.map(({ id }) => keyOf(id));
  await page.reload();
  await expect(page.getByRole('button', { name: `Due ${missed}` })).toBeVisible();
  const redo = page.getByRole('article');
  await expect(redo.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();

  const wrong = first === 'A' ? 'B' : 'A';
  await redo.getByRole('radio', { name: new RegExp(`^${wrong}\\b`) }).check();
  await redo.getByRole('button', { name: 'Check' }).click();
  await expect(redo.getByRole('heading', { name: 'Not yet' })).toBeFocused();
  await expect(redo.getByText(`${first} is correct.`)).toBeVisible();
  await expect(redo.getByText(`Why ${wrong} is tempting.`)).toBeVisible();
  await expectAccessible(page);
  await redo.getByRole('button', { name: 'Next question' }).click();

  await redo.getByRole('radio', { name: new RegExp(`^${second}\\b`) }).check();
  await redo.getByRole('button', { name: 'Check' }).click();
  await expect(redo.getByRole('heading', { name: 'Correct this time' })).toBeFocused();
  await expect(redo.getByRole('listitem').filter({ hasText: '3 days' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const [later] = (await readLog()).filter(({ item }) => item === questions[1]?.id);
  await expect(redo.getByText(`It comes back on ${dayOf(later?.dueAt)}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Waiting 2` })).toBeVisible();
  await expect(page.getByText('Correct once since')).toBeVisible();

  // The wrong one is back the next day, the right one two days after it.
  for (const [days, count] of [
    [0, missed - 2],
    [1, missed - 1],
    [2, missed],
  ] as const) {
    await turnClock(days * day);
    const { due }: Due = await callApi('GET', '/mistakes/due');
    expect(due).toBe(count);
  }
});
