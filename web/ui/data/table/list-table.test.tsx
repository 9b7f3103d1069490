import i18next from 'i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { typeIn } from '../../../testing/type-in.ts';
import { someOf } from '../address/setting.ts';
import type { ListColumn } from './column.ts';
import { FilterMenu } from './filters/filter-menu.tsx';
import { ListTable } from './list-table.tsx';
import type { ListTableProps } from './list-table-props.ts';
import { useListView } from './use-list-view.ts';

interface Person {
  id: string;
  name: string;
  city: string;
  tests: number;
}

const people: Person[] = ['Ánh', 'Bình', 'Chi'].map((name, index) => ({
  id: `p${index}`,
  name,
  city: index === 1 ? '=Huế' : 'Đà Nẵng',
  tests: index * 1000,
}));

const columns: ListColumn<Person>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, csv: ({ name }) => name, sort: 'name' },
  { id: 'city', label: 'City', cell: ({ city }) => city, csv: ({ city }) => city },
  { id: 'tests', label: 'Tests', cell: ({ tests }) => tests, sort: 'tests', isNumber: true },
];

const roles = ['student', 'parent'] as const;
const filters = { role: someOf(roles) };
const onAction = vi.fn<(what: string) => void>();

const bulk = (ids: string[], clear: () => void) => (
  <button type="button" onClick={clear}>
    {`Ban ${ids.join(' ')}`}
  </button>
);

function People(props: Partial<ListTableProps<Person>>) {
  const view = useListView({
    sorts: ['name', 'tests'],
    defaultSort: { column: 'name', isDescending: false },
    filters,
    openRow: 'row',
  });
  const { search } = useLocation();
  return (
    <>
      <output data-address>{decodeURIComponent(search)}</output>
      <output data-query>{JSON.stringify(view.query)}</output>
      <ListTable<Person>
        name="people"
        label="People"
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        view={view}
        reply={{
          data: { rows: people, total: 130 },
          error: undefined,
          isLoading: false,
          reload: () => undefined,
        }}
        searchLabel="Find somebody"
        filters={
          <FilterMenu
            label="Role"
            options={roles.map((value) => ({ value, label: value }))}
            chosen={view.filters.role}
            onChange={(role) => view.set({ role })}
          />
        }
        rowHref={({ id }) => `/people/${id}`}
        rowMenu={({ name }) => [
          { label: 'Edit', shortcut: 'E', onSelect: () => onAction(`edit ${name}`) },
        ]}
        bulk={bulk}
        empty={{ title: 'Nobody' }}
        {...props}
      />
    </>
  );
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('ui/data/table');
});

beforeEach(() => {
  localStorage.clear();
  onAction.mockClear();
});

async function open(props: Partial<ListTableProps<Person>> = {}, address = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <People {...props} /> },
      { path: '/people/:id', element: <h1>Somebody</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('table')).not.toBeNull());
  return router;
}

const textOf = (mark: string): string => document.querySelector(`[data-${mark}]`)!.textContent;
const query = (): unknown => JSON.parse(textOf('query'));
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const headings = () =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

function press(key: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
}

test('sort, filters, search, size and page are in the address and in the query', async () => {
  await open();
  expect(query()).toEqual({ sort: 'name' });
  button('Page 3').click();
  await eventually(() => expect(textOf('address')).toBe('?page=3'));
  button('Tests').click();
  await eventually(() => expect(query()).toEqual({ sort: 'tests' }));
  button('Tests').click();
  await eventually(() => expect(textOf('address')).toBe('?sort=-tests'));
  const sorted = document.querySelector('[aria-sort]');
  expect([sorted?.textContent, sorted?.getAttribute('aria-sort')]).toEqual(['Tests', 'descending']);
  typeIn(document.querySelector<HTMLInputElement>('input[type=search]')!, 'ánh');
  await eventually(() => expect(query()).toEqual({ sort: '-tests', search: 'ánh' }));
});

test('shows the open row above the others when it is on another page', async () => {
  const phúc = { id: 'p9', name: 'Phúc', city: 'Vinh', tests: 7 };
  await open({ currentRow: 'p9', currentElsewhere: phúc, detail: ({ name }) => `About ${name}` });
  const [row, detail, next] = rows();
  expect(row?.getAttribute('aria-current')).toBe('true');
  expect(row?.textContent).toContain('Phúc');
  expect(detail?.textContent).toContain('on another page');
  expect(detail?.textContent).toContain('About Phúc');
  expect(next?.textContent).toContain('Ánh');
});

test('shows the open row even when no rows match the filters', async () => {
  const phúc = { id: 'p9', name: 'Phúc', city: 'Vinh', tests: 7 };
  const data = { rows: [], total: 0 };
  const reply = { data, error: undefined, isLoading: false, reload: () => undefined };
  await open({ reply, currentRow: 'p9', currentElsewhere: phúc });
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Phúc')]);
});

test('closes the open row when the list turns to another page', async () => {
  await open({}, '/?row=p1');
  button('Page 3').click();
  await eventually(() => expect(textOf('address')).toBe('?page=3'));
});

test('scrolls to the row that the address opens', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await open({ currentRow: 'p1' });
  await eventually(() => expect(scrolled.mock.instances).toEqual([rows()[1]]));
  scrolled.mockRestore();
});

test('an address restores filters, sort and page', async () => {
  await open({}, '/?role=student,parent&size=50&page=2&sort=king');
  expect(query()).toEqual({ page: 2, size: 50, sort: 'name', role: 'student,parent' });
  expect(document.body.textContent).toContain('51–100 of 130');
  expect(document.body.textContent).toContain('Role: student, parent');
  button('Remove filter Role').click();
  await eventually(() => expect(textOf('address')).toBe('?size=50'));
});

test('a page past the end becomes the last page', async () => {
  await open({}, '/?page=40');
  await eventually(() => expect(textOf('address')).toBe('?page=6'));
});

test('the keyboard moves between rows, selects, runs actions and opens', async () => {
  const router = await open();
  expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  rows()[0]!.focus();
  press('ArrowDown');
  await eventually(() => expect(document.activeElement).toBe(rows()[1]));
  press(' ');
  await eventually(() => expect(button('Ban p1')).toBeDefined());
  press('e');
  expect(onAction).toHaveBeenCalledWith('edit Bình');
  press('End');
  press('Enter');
  await eventually(() => expect(router.state.location.pathname).toBe('/people/p2'));
});

test('the toolbar turns into the bar of bulk actions while rows are selected', async () => {
  await open();
  document.querySelector<HTMLInputElement>('[aria-label="Select all on this page"]')!.click();
  await eventually(() => expect(document.body.textContent).toContain('3 selected'));
  expect(document.body.textContent).not.toContain('130 total');
  button('Ban p0 p1 p2').click();
  await eventually(() => expect(document.body.textContent).toContain('130 total'));
});

const many = Array.from({ length: 130 }, (_, index) => ({ ...people[0]!, id: `p${index}` }));

async function selectMatching(label: string): Promise<void> {
  document.querySelector<HTMLInputElement>('[aria-label="Select all on this page"]')!.click();
  await eventually(() => expect(button(label)).toBeDefined());
  button(label).click();
}

test('selects all matching rows at once, beyond the page', async () => {
  await open({
    maxSelected: 200,
    exportRows: () => Promise.resolve({ rows: many, total: 130 }),
  });
  expect(document.body.textContent).not.toContain('that match');
  await selectMatching('Select all 130 matching');
  await eventually(() => expect(document.body.textContent).toContain('130 selected'));
  expect(document.body.textContent).not.toContain('that match');
});

test('selects no more rows than a bulk action accepts', async () => {
  await open({
    maxSelected: 50,
    exportRows: () => Promise.resolve({ rows: many, total: 130 }),
  });
  await selectMatching('Select the first 50 of 130');
  await eventually(() => expect(document.body.textContent).toContain('50 selected'));
});

test('the choice of columns is remembered', async () => {
  localStorage.setItem('columns:people', JSON.stringify({ city: false }));
  await open();
  expect(headings()).toEqual(['Selected', 'Name', 'Tests', 'Actions']);
  localStorage.setItem('columns:people', 'broken');
});

test('the exported file holds the visible columns, safe for a spreadsheet', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const requestedPages: number[] = [];
  await open({
    exportRows: (page) => {
      requestedPages.push(page);
      const all = Array.from({ length: page === 1 ? 500 : 2 }, () => people[1]!);
      return Promise.resolve({ rows: all, total: 502 });
    },
  });
  button('Download the whole list').click();
  await eventually(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.text()).split('\r\n');
  expect(lines).toHaveLength(504);
  expect([lines[0]?.replace('\uFEFF', ''), lines[1]]).toEqual(['Name,City', "Bình,'=Huế"]);
  expect(requestedPages).toEqual([1, 2]);
});

test('shows the empty state, and an error with a button to try again', async () => {
  const reload = vi.fn<() => void>();
  const nothing = { error: undefined, isLoading: false, reload };
  await open({ reply: { ...nothing, data: { rows: [], total: 0 } } });
  expect(rows()[0]?.textContent).toBe('Nobody');
  await open({ reply: { ...nothing, data: undefined, error: { message: 'No network' } } });
  await eventually(() => expect(document.body.textContent).toContain('No network'));
  button('Try again').click();
  expect(reload).toHaveBeenCalledOnce();
});
