import type { AcceptObstacle, Proposal, WholeCalibration } from '@bac/contract/bank/statistics.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { CalibrationScreen } from './calibration-screen.tsx';

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('bank/console/statistics');
});

const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

const proposal: Proposal = {
  item: 'rw-1',
  version: 1,
  answers: 200,
  before: { a: 1.4, b: -0.5, c: 0.2 },
  after: { a: 1.2, b: -0.31, c: 0.2 },
  errors: { a: 0.2, b: 0.1 },
};

type Summary = NonNullable<WholeCalibration['summary']>;

const sampleRun = (
  summary: Partial<Summary>,
  change: Partial<WholeCalibration> = {},
): WholeCalibration => ({
  id,
  section: 'rw',
  model: '2PL',
  scope: 'all',
  link: 'levels',
  excluded: [],
  generation: null,
  state: 'done',
  progress: 1,
  summary: {
    students: 260,
    items: 52,
    tooFew: 25,
    noSpread: 1,
    iterations: 30,
    hasConverged: true,
    logLikelihood: -8000,
    seconds: 1.2,
    ...summary,
  },
  failure: null,
  startedBy: 'Nguyễn Minh Ánh',
  createdAt: '2026-11-16T03:00:00.000Z',
  finishedAt: '2026-11-16T03:01:00.000Z',
  decidedBy: null,
  decidedAt: null,
  proposals: [proposal],
  left: [],
  applicable: 1,
  obstacle: null,
  ...change,
});

const link = { method: 'mean-sigma', slope: 1.03, shift: 0.79, items: 51, outliers: 1 } as const;

async function open(run: WholeCalibration): Promise<void> {
  new FakeApi().answers(
    `GET /admin/calibrations/${id}` as 'GET /admin/calibrations/:calibration',
    run,
  );
  const router = createMemoryRouter(
    [{ path: '/calibrations/:calibration', element: <CalibrationScreen /> }],
    { initialEntries: [`/calibrations/${id}`] },
  );
  render(<RouterProvider router={router} />);
  await eventually(() => expect(pageText()).toContain('±'));
}

const pageText = (): string => document.body.textContent;

test('a linked calibration says how it was linked and what becomes of the rest, and may be accepted', async () => {
  await open(sampleRun({ link }));
  expect(pageText()).toContain(
    'Placed on the current scale over 51 questions: slope A = 1.03, shift B = .79.',
  );
  expect(pageText()).toContain('1 question moves far more than the others');
  expect(pageText()).toContain(
    '25 with too few answers, 1 that everyone or nobody answered correctly. They keep',
  );
  expect(button('Accept…').disabled).toBe(false);
});

test('the statement about the link is in Vietnamese too', async () => {
  await i18next.changeLanguage('vi');
  await open(sampleRun({ link: { ...link, method: 'mean', slope: 1, outliers: 0 } }));
  expect(pageText()).toContain('dựa trên 51 câu: độ dốc A = 1,00, độ dịch B = 0,79.');
  expect(pageText()).toContain('chỉ giữ trung bình như hiện nay');
  expect(pageText()).toContain('cùng thang đo với các giá trị mới');
});

test('a calibration of pretest questions says that nothing was shifted, and may be accepted', async () => {
  await open(sampleRun({}, { scope: 'pretest' }));
  expect(pageText()).toContain('Nothing was shifted.');
  expect(pageText()).toContain('They keep their current values');
  expect(button('Accept…').disabled).toBe(false);
});

test.each<[AcceptObstacle, Partial<Summary>, string]>([
  ['not-linked', {}, 'Start a new one.'],
  ['too-few-items', { linkProblem: 'too-few-items' }, 'at least 10 questions'],
  ['spread-differs', { linkProblem: 'spread-differs' }, 'more than twice the current one'],
  ['unusable-values', { link }, 'such as a negative discrimination'],
])(
  'a calibration that is %s cannot be accepted and says why',
  async (obstacle, summary, reason) => {
    await open(sampleRun(summary, { obstacle }));
    const accept = button('Accept…');
    expect(accept.disabled).toBe(true);
    const described = document.getElementById(accept.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(reason);
    expect(pageText().includes('on their own scale')).toBe(obstacle !== 'unusable-values');
    expect(button('Dismiss…').disabled).toBe(false);
  },
);

test('a calibration of questions that all have later versions says so beside the disabled button', async () => {
  await open(sampleRun({ link }, { applicable: 0 }));
  expect(button('Accept…').disabled).toBe(true);
  expect(pageText()).toContain('there is nothing left to accept');
});

test('questions can be left out of accepting, and of another run', async () => {
  const other = { ...proposal, item: 'rw-2' };
  const levels = { ...link, method: 'levels' } as const;
  await open(
    sampleRun(
      {
        link: levels,
        groups: [{ form: 'full-1', wave: 1, attempts: 260, mean: 0.79, deviation: 1.03, part: 0 }],
      },
      {
        proposals: [proposal, other],
        applicable: 2,
        left: [{ item: 'rw-3', version: 1, answers: 140, reason: 'negative' }],
      },
    ),
  );
  expect(pageText()).toContain('by the authors’ levels of 51 questions.');
  expect(pageText()).toContain('Negative discrimination: check the key');
  expect(pageText()).toContain('full-1');
  expect(pageText()).not.toContain('Run again without');
  const tick = document.querySelector<HTMLInputElement>('input[aria-label="Accept rw-2"]')!;
  expect(tick.checked).toBe(true);
  tick.click();
  await eventually(() => expect(pageText()).toContain('Run again without 1 question'));
  document.querySelector<HTMLInputElement>('input[aria-label="Accept rw-1"]')!.click();
  await eventually(() => expect(button('Accept…').disabled).toBe(true));
  expect(pageText()).toContain('Select at least one question');
});
