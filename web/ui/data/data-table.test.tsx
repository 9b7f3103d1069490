import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { DataTable, type Column } from './data-table.tsx';

interface Province {
  name: string;
  wards: number;
}

const columns: Column<Province>[] = [
  { key: 'name', header: 'Province', render: ({ name }) => name },
  { key: 'wards', header: 'Wards', isNumeric: true, render: ({ wards }) => wards },
];

const table = { caption: 'Provinces', columns, rowKey: ({ name }: Province) => name };
const rows: Province[] = [{ name: 'Huế', wards: 133 }];
const states = { empty: <i>Nothing here</i>, error: <i>Not loaded</i> };

const body = (): string | undefined => document.querySelector('tbody')?.textContent;

beforeAll(startI18n);

test('the first cell names its row and the caption names the table', async () => {
  render(<DataTable {...table} rows={rows} />);
  await eventually(() => expect(body()).toBe('Huế133'));
  expect(document.querySelector('th[scope=row]')?.textContent).toBe('Huế');
  expect(document.querySelector('caption')?.textContent.trim()).toBe('Provinces');
});

test('a loading table is busy and shows no rows', async () => {
  render(<DataTable {...table} rows={rows} isLoading {...states} />);
  await eventually(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  expect(body()).toBe('');
});

test('a table without rows shows the empty state of its screen', async () => {
  render(<DataTable {...table} rows={[]} empty={states.empty} />);
  await eventually(() => expect(body()).toBe('Nothing here'));
});

test('an error replaces rows that were loaded before', async () => {
  render(<DataTable {...table} rows={rows} {...states} />);
  await eventually(() => expect(body()).toBe('Not loaded'));
});
