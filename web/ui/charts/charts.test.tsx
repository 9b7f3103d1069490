import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { ScoreScale } from '../../results/charts/score-scale.tsx';
import { TrendChart, type TrendSeries } from './trend-chart.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('vi');
});

const drawing = (): Element | null => document.querySelector('svg[role=img]');
const cells = (): string[] =>
  [...document.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent);

const attempts = {
  title: 'Lượt làm bài',
  summary: 'Nhiều nhất ngày 8',
  labelHeader: 'Ngày',
  total: 'Bắt đầu',
  part: 'Hoàn thành',
};

test('a screen reader reads a chart as one sentence', async () => {
  render(<BarChart {...attempts} bars={[{ label: '8', total: 1680, part: 1410 }]} />);
  await eventually(() => expect(drawing()?.getAttribute('aria-label')).toBe('Nhiều nhất ngày 8'));
});

test('the button shows the data of the chart as a table, formatted for the language', async () => {
  render(<BarChart {...attempts} bars={[{ label: '8', total: 1680, part: 1410 }]} />);
  await eventually(() => button('Bảng').click());
  await eventually(() => expect(cells()).toEqual(['8', '1.680', '1.410']));
  expect(button('Bảng').getAttribute('aria-pressed')).toBe('true');
  expect(drawing()).toBeNull();
});

test('a chart without data says so instead of drawing an empty frame', async () => {
  render(<BarChart {...attempts} bars={[]} />);
  await eventually(() => expect(document.body.textContent).toContain('Chưa có gì để hiển thị'));
  expect(drawing()).toBeNull();
});

const total: TrendSeries = {
  key: 'total',
  label: 'Tổng',
  title: 'Tổng điểm',
  summary: 'Một bài',
  points: [{ at: 0, label: '06/09', value: 1180, low: 1110, high: 1250 }],
};
const trend = { labelHeader: 'Bài', valueHeader: 'Điểm' };

test('a trend chart draws a single score', async () => {
  render(<TrendChart {...trend} series={[total]} />);
  await eventually(() => expect(drawing()?.textContent).toContain('1180'));
  expect(drawing()?.outerHTML).not.toContain('NaN');
  expect(document.querySelector('[role=radiogroup]')).toBeNull();
});

test('a goal is drawn as a line, and as a dated flag when it has a day', async () => {
  const goal = { score: 1400, day: { at: 9e9, label: '05/12' } };
  render(<TrendChart {...trend} series={[{ ...total, goal }]} />);
  await eventually(() => expect(drawing()?.textContent).toContain('Mục tiêu 1400'));
  expect(drawing()?.textContent).toContain('05/12');
});

test('points with an address are links named by day, score and range', async () => {
  const point = { ...total.points[0]!, note: 'Đề 1', to: '/there', isSeen: true };
  render(
    <MemoryRouter>
      <TrendChart {...trend} series={[{ ...total, points: [point] }]} />
    </MemoryRouter>,
  );
  await eventually(() =>
    expect(document.querySelector('svg[role=group] a')?.getAttribute('aria-label')).toBe(
      '06/09, Đề 1: 1180, nhiều khả năng từ 1110 đến 1250, Đề đã làm trước đó',
    ),
  );
});

test('each series is drawn on a scale of its own', async () => {
  const math: TrendSeries = {
    ...total,
    key: 'math',
    label: 'Toán',
    title: 'Điểm Toán',
    points: [{ at: 0, label: '06/09', value: 590, low: 550, high: 630 }],
  };
  render(<TrendChart {...trend} series={[total, math]} />);
  await eventually(() => expect(drawing()?.textContent).toContain('1180'));
  document.querySelector<HTMLInputElement>('input[value=math]')!.click();
  await eventually(() => expect(drawing()?.textContent).toContain('590'));
  expect(document.body.textContent).toContain('Điểm Toán');
});

test('a score is always shown with its range', async () => {
  render(<ScoreScale min={200} max={800} score={680} low={650} high={710} />);
  await eventually(() =>
    expect(drawing()?.getAttribute('aria-label')).toBe(
      '680, nhiều khả năng từ 650 đến 710, trên thang 200 đến 800',
    ),
  );
});
