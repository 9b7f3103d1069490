import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually } from '../../../testing/render.tsx';
import { apiOf, openProfile, profile, text } from '../../../testing/open-profile.tsx';
import { noHistory, sampleHistory } from '../../../testing/accounts/sample-history.ts';

beforeAll(startI18n);

const links = (name: string): (string | null)[] =>
  [...document.querySelectorAll('a')]
    .filter(({ textContent }) => textContent.includes(name))
    .map((link) => link.getAttribute('href'));
const boxes = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('#history input[type=checkbox]'),
];
const [full, practice, diagnostic] = sampleHistory.attempts.map(({ attempt }) => attempt);

test('lists attempts newest first with their results', async () => {
  apiOf(profile).answers('GET /results', sampleHistory);
  await openProfile();
  await eventually(() => expect(text()).toContain('Your attempts'));
  const rows = [...document.querySelectorAll('#history li')].map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Full test 3November 8, 2026, attempt 2');
  expect(rows[0]).toContain('98 of 98 questions seen before');
  expect(rows[0]).toContain(', likely between 1290 and 1390');
  expect(rows[0]).toContain('130 minutes');
  expect(rows[1]).toContain('21 / 27 correct');
  expect(rows[1]).not.toContain('seen before');
  expect(links('Results: Inferences')).toEqual([`/test-results/${practice}`]);
});

test('keeps the score from before a result was rescored', async () => {
  const [first, ...others] = sampleHistory.attempts;
  const rescored = { ...first!, rescoredAt: '2026-11-12T03:00:00.000Z', scoreBefore: 1320 };
  apiOf(profile).answers('GET /results', { ...sampleHistory, attempts: [rescored, ...others] });
  await openProfile();
  await eventually(() => expect(text()).toContain('Rescored on November 12, 2026 (was 1320)'));
});

test('compares two attempts, the later one first', async () => {
  apiOf(profile).answers('GET /results', sampleHistory);
  await openProfile();
  await eventually(() => expect(boxes()).toHaveLength(3));
  expect(button('Compare').disabled).toBe(true);
  boxes()[2]!.click();
  await eventually(() => expect(text()).toContain('Select one more'));
  boxes()[0]!.click();
  await eventually(() => expect(boxes()[1]!.disabled).toBe(true));
  expect(links('Compare')).toEqual([`/test-results/${full}?compare=${diagnostic}#compare`]);
  boxes()[0]!.click();
  await eventually(() => expect(boxes()[1]!.disabled).toBe(false));
});

test('draws the score trend with the goal, describes it in words, and links to each test', async () => {
  apiOf(profile).answers('GET /results', sampleHistory);
  await openProfile();
  await eventually(() => expect(text()).toContain('Goal 1400'));
  expect(text()).toContain(
    'You went up 160 points from your first test to your latest, in 9 weeks.',
  );
  expect(text()).not.toContain('chance');
  expect(text()).not.toContain('provisional');
  expect(text()).toContain('A superscore adds');
  const point = document.querySelector(`svg a[href='/test-results/${full}']`);
  expect(point?.getAttribute('aria-label')).toBe(
    'November 8, 2026, Full test 3: 1340, likely between 1290 and 1390, Taken before',
  );
  document.querySelector<HTMLInputElement>('input[value=math]')!.click();
  await eventually(() => expect(text()).not.toContain('Goal 1400'));
});

test('claims no progress that may be chance', async () => {
  const [latest, , first] = sampleHistory.attempts;
  const near = { ...first!, total: { score: 1320, low: 1250, high: 1390, isProvisional: false } };
  apiOf(profile).answers('GET /results', { ...sampleHistory, attempts: [latest!, near] });
  await openProfile();
  await eventually(() => expect(text()).toContain('by no more than chance could explain'));
  expect(text()).not.toContain('You went up');
});

test('marks provisional scores with one note for each list, and a change of the method', async () => {
  const [latest, , first] = sampleHistory.attempts;
  const provisional = { ...latest!.total!, isProvisional: true };
  const attempts = [{ ...latest!, total: provisional, method: 'eap-1.2' }, first!];
  apiOf(profile).answers('GET /results', { ...sampleHistory, attempts });
  await openProfile();
  await eventually(() => expect(text()).toContain('Estimated, provisional'));
  const list = document.querySelector('#history')!.textContent;
  expect(list).toContain('1340*, provisional 1290–1390, likely between 1290 and 1390');
  expect(list).toContain('1180 1110–1250');
  expect(list.split('* Provisional: the difficulty')).toHaveLength(2);
  expect(list).toContain('Some of these scores were calculated differently');
  expect(text()).toContain('so they aren’t fully comparable');
});

test('shows only the goal and an empty list with a link to the tests before the first test', async () => {
  apiOf(profile).answers('GET /results', noHistory);
  await openProfile();
  await eventually(() => expect(text()).toContain('No attempts yet'));
  expect(text()).toContain('The climb to 1400');
  expect(text()).not.toContain('superscore');
  expect(boxes()).toEqual([]);
});
