// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { ScoreScale } from './score-scale.tsx';

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

test('a drawing is one sentence to a reader', async () => {
  render(<BarChart {...attempts} bars={[{ label: '8', total: 1680, part: 1410 }]} />);
  await eventually(() => expect(drawing()?.getAttribute('aria-label')).toBe('Nhiều nhất ngày 8'));
});

test('the button shows the figures behind the drawing, as the language writes them', async () => {
  render(<BarChart {...attempts} bars={[{ label: '8', total: 1680, part: 1410 }]} />);
  await eventually(() => button('Bảng').click());
  await eventually(() => expect(cells()).toEqual(['8', '1.680', '1.410']));
  expect(button('Bảng').getAttribute('aria-pressed')).toBe('true');
  expect(drawing()).toBeNull();
});

test('a chart without figures says so instead of drawing an empty frame', async () => {
  render(<BarChart {...attempts} bars={[]} />);
  await eventually(() => expect(document.body.textContent).toContain('Chưa có gì để vẽ'));
  expect(drawing()).toBeNull();
});

test('one score alone is a trend that can be drawn', async () => {
  const point = { at: 0, label: '06/09', value: 1180, low: 1110, high: 1250 };
  render(
    <LineChart
      title="Điểm"
      summary="Một bài"
      labelHeader="Bài"
      valueHeader="Điểm"
      points={[point]}
    />,
  );
  await eventually(() => expect(drawing()?.textContent).toContain('1180'));
  expect(drawing()?.outerHTML).not.toContain('NaN');
});

test('a score never stands without its range', async () => {
  render(<ScoreScale min={200} max={800} score={680} low={650} high={710} />);
  await eventually(() =>
    expect(drawing()?.getAttribute('aria-label')).toBe(
      '680, nhiều khả năng từ 650 đến 710, trên thang 200 đến 800',
    ),
  );
});
