import type { Figure } from '@bac/exam/figure/figure.ts';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { FigureView } from './figure-view.tsx';

beforeAll(startI18n);

const seedlings: Figure = {
  kind: 'table',
  id: 'seedlings',
  alt: 'A table of two species.',
  title: 'Seedlings alive',
  columns: ['Species', 'After one year'],
  rows: [
    ['*Avicennia alba*', '182'],
    ['Ceriops', '92'],
  ],
};

const visits: Figure = {
  kind: 'bar-chart',
  id: 'visits',
  alt: 'A bar chart of visits on two days.',
  y: { min: 0, max: 40, step: 10, label: 'Visits' },
  categories: ['Monday', 'Friday'],
  series: [{ name: 'Visits', values: [20, 35] }],
};

const cells = (): (string | null)[] =>
  [...document.querySelectorAll('tbody :is(th, td)')].map(({ textContent }) => textContent);

test('a table figure is rendered as a table with right-aligned numbers', async () => {
  render(<FigureView figure={seedlings} />);
  await eventually(() => expect(cells()).toEqual(['Avicennia alba', '182', 'Ceriops', '92']));
  expect(document.querySelector('caption')?.textContent).toBe('Seedlings alive');
  expect(document.querySelector('tbody em')?.textContent).toBe('Avicennia alba');
  expect(document.querySelectorAll('[data-numeric=true]')).toHaveLength(3);
});

test('the first cell of a row is its header', async () => {
  render(<FigureView figure={seedlings} />);
  await eventually(() => expect(document.querySelectorAll('th[scope=row]')).toHaveLength(2));
  expect(document.querySelector('th[scope=row]')?.textContent).toBe('Avicennia alba');
});

test('the cells of a table with one column are no headers', async () => {
  render(<FigureView figure={{ ...seedlings, columns: ['Alive'], rows: [['182'], ['92']] }} />);
  await eventually(() => expect(cells()).toEqual(['182', '92']));
  expect(document.querySelector('th[scope=row]')).toBeNull();
});

test('any other figure is drawn, with its description as the name and its data as a table', async () => {
  render(<FigureView figure={visits} />);
  await eventually(() => expect(document.querySelector('svg')).not.toBeNull());
  const drawing = document.querySelector('svg[role=img]');
  expect(drawing?.getAttribute('aria-label')).toBe(visits.alt);
  expect(drawing?.querySelectorAll('rect').length).toBeGreaterThan(1);
  expect(drawing?.querySelector('[stroke-width]')).not.toBeNull();
  document.querySelector('summary')?.click();
  await eventually(() => expect(cells()).toEqual(['Monday', '20', 'Friday', '35']));
});
