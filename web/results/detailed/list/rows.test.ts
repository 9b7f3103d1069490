import { questionResults } from '@bac/exam/report/outcome.ts';
import { describe, expect, test } from 'vitest';
import { countResult, filterRows, isFiltered, noFilters, withToggled } from './filter-rows.ts';
import { toRows } from './rows.ts';
import { sampleQuestions, sampleReport } from '../../../testing/results/sample-detailed-report.ts';
import { detailSettings, defaultSettings, type Settings } from '../settings.ts';
import { nextSorting, testOrder, columns, sortRows, type ColumnName } from './sort-rows.ts';
import { computeView } from '../view.ts';

const rows = toRows(sampleReport);
const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
const idsInTestOrder = ['q-0-0', 'q-0-1', 'q-0-2', 'q-0-3', 'q-1-0', 'q-1-1'];

describe('the rows of a report', () => {
  test('rows follow the order of the test, whatever the order of the reply', () => {
    expect(ids(toRows({ ...sampleReport, questions: sampleQuestions.toReversed() }))).toEqual(
      idsInTestOrder,
    );
  });

  test('a row is slow past one and a half times the even pace of its module', () => {
    // 60 s a question in the first module, 90 s in the second.
    expect(ids(rows.filter(({ isSlow }) => isSlow))).toEqual(['q-0-1']);
  });

  test('a row has a module number only if its section has several modules', () => {
    const [first, second] = sampleReport.modules;
    const modules = [first!, { ...second!, section: 'rw' as const, part: 2 }];
    expect(rows.map(({ part }) => part)).toEqual(Array(6).fill(undefined));
    expect(toRows({ ...sampleReport, modules }).at(-1)?.part).toBe(2);
  });
});

describe('the filters', () => {
  test('all rows remain if no filter is set', () => {
    expect(ids(filterRows(rows, noFilters))).toEqual(idsInTestOrder);
    expect(isFiltered(noFilters)).toBe(false);
  });

  test('filters by any of the chosen results and distinguishes skipped from not reached', () => {
    const found = filterRows(rows, { ...noFilters, results: ['omitted', 'wrong'] });
    expect(ids(found)).toEqual(['q-0-1', 'q-0-2', 'q-1-0']);
    expect(ids(filterRows(rows, { ...noFilters, results: ['not-reached'] }))).toEqual(['q-0-3']);
  });

  test.each([
    [{ isMarked: true }, ['q-0-1', 'q-1-1']],
    [{ isSlow: true }, ['q-0-1']],
    [{ module: 1 }, ['q-1-0', 'q-1-1']],
    [{ skill: 'linear-functions' as const }, ['q-1-0', 'q-1-1']],
    [{ difficulty: 'hard' as const, isMarked: true }, ['q-0-1', 'q-1-1']],
    [{ difficulty: 'hard' as const, module: 0 }, ['q-0-1']],
  ])('%j keeps %j', (filters, left) => {
    expect(ids(filterRows(rows, { ...noFilters, ...filters }))).toEqual(left);
    expect(isFiltered({ ...noFilters, ...filters })).toBe(true);
  });

  test('the counts of results add up to the rows that the other filters keep', () => {
    for (const filters of [
      noFilters,
      { ...noFilters, results: ['right' as const], module: 0 },
      { ...noFilters, isMarked: true },
    ]) {
      const sum = questionResults
        .map((result) => countResult(rows, filters, result))
        .reduce((one, other) => one + other);
      expect(sum).toBe(filterRows(rows, { ...filters, results: [] }).length);
    }
  });

  test('toggles a result', () => {
    expect(withToggled(['wrong'], 'omitted')).toEqual(['wrong', 'omitted']);
    expect(withToggled(['wrong', 'omitted'], 'wrong')).toEqual(['omitted']);
  });
});

const sorted = (column: ColumnName, isDescending = false): string[] =>
  ids(sortRows(rows, { column, isDescending }, 'en'));

describe('the order', () => {
  test('sorts by the order of the test or its reverse', () => {
    expect(sorted('number')).toEqual(idsInTestOrder);
    expect(sorted('number', true)).toEqual(idsInTestOrder.toReversed());
  });

  test.each([
    ['result', ['q-0-0', 'q-1-1', 'q-0-1', 'q-1-0', 'q-0-2', 'q-0-3']],
    ['skill', ['q-0-1', 'q-1-0', 'q-1-1', 'q-0-0', 'q-0-2', 'q-0-3']],
    ['topic', ['q-0-1', 'q-0-0', 'q-0-2', 'q-0-3', 'q-1-0', 'q-1-1']],
    ['difficulty', ['q-0-0', 'q-0-3', 'q-1-0', 'q-0-2', 'q-0-1', 'q-1-1']],
    ['answer', ['q-1-0', 'q-1-1', 'q-0-0', 'q-0-1', 'q-0-2', 'q-0-3']],
    ['key', ['q-1-1', 'q-1-0', 'q-0-0', 'q-0-2', 'q-0-1', 'q-0-3']],
    ['time', ['q-0-3', 'q-0-2', 'q-0-0', 'q-1-1', 'q-1-0', 'q-0-1']],
  ] as const)('sorts by %s', (column, order) => expect(sorted(column)).toEqual(order));

  test('keeps equal rows in the order of the test when descending', () => {
    expect(sorted('result', true)).toEqual(['q-0-3', 'q-0-2', 'q-0-1', 'q-1-0', 'q-0-0', 'q-1-1']);
  });

  test('sorts texts by the rules of the language', () => {
    const vietnamese = sortRows(rows, { column: 'topic', isDescending: false }, 'vi');
    expect(vietnamese[0]?.topic.vi).toBe('Độ dốc');
    expect(vietnamese.at(-1)?.topic.vi).toBe('San hô');
  });

  test('a second press reverses the order; time starts with the longest', () => {
    expect(nextSorting(testOrder, 'skill')).toEqual({ column: 'skill', isDescending: false });
    expect(nextSorting(testOrder, 'number')).toEqual({ column: 'number', isDescending: true });
    expect(nextSorting(testOrder, 'time')).toEqual({ column: 'time', isDescending: true });
  });
});

describe('the address', () => {
  const { read, write } = detailSettings;
  const settings: Settings = {
    filters: {
      results: ['wrong', 'omitted'],
      isMarked: true,
      isSlow: true,
      module: 0,
      skill: 'boundaries',
      difficulty: 'hard',
    },
    sorting: { column: 'time', isDescending: true },
    size: 0,
    page: 3,
  };

  test('reads back the settings that it wrote', () => {
    expect(read(write('?tab=detailed', settings))).toEqual(settings);
    for (const column of columns) {
      const sorting = { column, isDescending: true };
      expect(read(write('', { ...defaultSettings, sorting })).sorting).toEqual(sorting);
    }
  });

  test('omits defaults and keeps unrelated parameters', () => {
    expect(write('?tab=detailed&result=wrong&page=2', defaultSettings)).toBe('?tab=detailed');
    expect(write('', defaultSettings)).toBe('');
  });

  test('invalid values become defaults', () => {
    expect(read('?result=x&module=-1&skill=cooking&difficulty=9&sort=-x&rows=7&page=0')).toEqual(
      defaultSettings,
    );
  });
});

describe('a page of rows', () => {
  const many = Array.from({ length: 23 }, (_, index) => ({
    ...rows[0]!,
    id: `q-0-${index}`,
    question: index,
    result: index % 2 === 0 ? ('right' as const) : ('wrong' as const),
  }));
  const wrong = { ...noFilters, results: ['wrong' as const] };

  test('a page holds the chosen number of rows, and the last page the rest', () => {
    expect(computeView(many, defaultSettings, 'en')).toMatchObject({
      count: 23,
      pages: 3,
      from: 1,
      to: 10,
    });
    expect(computeView(many, { ...defaultSettings, page: 3 }, 'en')).toMatchObject({
      from: 21,
      to: 23,
    });
    expect(computeView(many, { ...defaultSettings, size: 0 }, 'en')).toMatchObject({
      pages: 1,
      from: 1,
      to: 23,
    });
  });

  test('shows the last page if the requested page does not exist', () => {
    expect(computeView(many, { ...defaultSettings, page: 9 }, 'en').settings.page).toBe(3);
    expect(computeView([], defaultSettings, 'en')).toMatchObject({
      pages: 1,
      from: 0,
      to: 0,
      rows: [],
    });
  });

  test('shows the page that holds the required row', () => {
    expect(computeView(many, defaultSettings, 'en', 'q-0-12').settings.page).toBe(2);
  });

  test('drops the filters only if they would hide the required row', () => {
    const settings = { ...defaultSettings, filters: wrong };
    expect(computeView(many, settings, 'en', 'q-0-12').settings.filters).toEqual(noFilters);
    expect(computeView(many, settings, 'en', 'q-0-13').settings.filters).toEqual(wrong);
    expect(computeView(many, settings, 'en', 'q-9-9').settings.filters).toEqual(wrong);
  });
});
