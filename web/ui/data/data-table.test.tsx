import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually, render } from '../../testing/render.tsx';
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

const sortable: Column<{ name: string; score: number | null }>[] = [
  { key: 'name', header: 'Student', sortBy: 'as-listed', render: ({ name }) => name },
  { key: 'score', header: 'Score', sortBy: ({ score }) => score, render: ({ score }) => score },
];

test('sorts by the pressed column, with rows without a value at the end', async () => {
  const students = [
    { name: 'An ', score: 1100 },
    { name: 'Bình ', score: null },
    { name: 'Chi ', score: 1240 },
  ];
  render(
    <DataTable caption="Students" columns={sortable} rows={students} rowKey={({ name }) => name} />,
  );
  await eventually(() => expect(body()).toBe('An 1100Bình Chi 1240'));
  button('Score').click();
  await eventually(() => expect(body()).toBe('An 1100Chi 1240Bình '));
  button('Score').click();
  await eventually(() => expect(body()).toBe('Chi 1240An 1100Bình '));
  expect(document.querySelector('[aria-sort=descending]')?.textContent).toBe('Score');
  button('Student').click();
  await eventually(() => expect(body()).toBe('An 1100Bình Chi 1240'));
  button('Student').click();
  await eventually(() => expect(body()).toBe('Chi 1240Bình An 1100'));
});
