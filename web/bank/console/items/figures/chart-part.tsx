import { useTranslation } from 'react-i18next';
import { valueAt, type Path } from '../../../../ui/format/value-path.ts';
import { useForm } from '../form/form.ts';
import { GridPart } from './grid-part.tsx';
import { NumberField } from './number-field.tsx';

interface Series {
  name: string;
  values: (number | null)[];
}

const read = (value: unknown): Series[] =>
  (Array.isArray(value) ? (value as Partial<Series>[]) : []).map((one) => ({
    name: String(one?.name ?? ''),
    values: Array.isArray(one?.values) ? one.values : [],
  }));

const most = { 'bar-chart': 12, 'line-chart': 16 };

/** Categories down, a series of numbers across for each name. */
export function ChartPart({ path }: { path: Path }) {
  const { t } = useTranslation('bank/console/items');
  const { editor } = useForm();
  const figure = valueAt(editor.content, path) as {
    kind: 'bar-chart' | 'line-chart';
    categories?: unknown;
    series?: unknown;
  };
  const categories = Array.isArray(figure.categories) ? figure.categories.map(String) : [];
  const series = read(figure.series);
  const put = (changed: { categories?: string[]; series?: Series[] }): void =>
    editor.change(path, { ...figure, ...changed });
  const valuesOf = ({ values }: Series): (number | null)[] =>
    categories.map((_, place) => values[place] ?? null);
  return (
    <GridPart
      label={t('figure.field.cells')}
      corner={t('figure.category')}
      columns={series.map(({ name }) => name)}
      rows={categories.map((head) => ({ head }))}
      leastColumns={1}
      mostColumns={4}
      leastRows={2}
      mostRows={most[figure.kind]}
      words={{
        column: t('figure.series'),
        row: t('figure.category'),
        addColumn: t('figure.addSeries'),
        addRow: t('figure.addCategory'),
      }}
      onColumn={(place, name) => put({ series: series.with(place, { ...series[place]!, name }) })}
      onRowHead={(place, name) => put({ categories: categories.with(place, name) })}
      onAddColumn={() =>
        put({ series: [...series, { name: '', values: categories.map(() => null) }] })
      }
      onRemoveColumn={(place) => put({ series: series.toSpliced(place, 1) })}
      onAddRow={() =>
        put({
          categories: [...categories, ''],
          series: series.map((one) => ({ ...one, values: [...valuesOf(one), null] })),
        })
      }
      onRemoveRow={(place) =>
        put({
          categories: categories.toSpliced(place, 1),
          series: series.map((one) => ({ ...one, values: valuesOf(one).toSpliced(place, 1) })),
        })
      }
      renderCell={(row, column, label) => (
        <NumberField
          label={label}
          isInTable
          value={series[column]?.values[row]}
          isLocked={editor.isLocked}
          onChange={(value) => {
            const one = series[column];
            if (!one) return;
            const values = valuesOf(one).with(row, value ?? null);
            put({ series: series.with(column, { ...one, values }) });
          }}
        />
      )}
    />
  );
}
