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

const maxCategories = { 'bar-chart': 12, 'line-chart': 16 };

/** One row per category, one column per series. */
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
    categories.map((_, index) => values[index] ?? null);
  return (
    <GridPart
      label={t('figure.field.cells')}
      corner={t('figure.category')}
      columns={series.map(({ name }) => name)}
      rows={categories.map((head) => ({ head }))}
      minColumns={1}
      maxColumns={4}
      minRows={2}
      maxRows={maxCategories[figure.kind]}
      labels={{
        column: t('figure.series'),
        row: t('figure.category'),
        addColumn: t('figure.addSeries'),
        addRow: t('figure.addCategory'),
      }}
      onColumn={(index, name) => put({ series: series.with(index, { ...series[index]!, name }) })}
      onRowHead={(index, name) => put({ categories: categories.with(index, name) })}
      onAddColumn={() =>
        put({ series: [...series, { name: '', values: categories.map(() => null) }] })
      }
      onRemoveColumn={(index) => put({ series: series.toSpliced(index, 1) })}
      onAddRow={() =>
        put({
          categories: [...categories, ''],
          series: series.map((one) => ({ ...one, values: [...valuesOf(one), null] })),
        })
      }
      onRemoveRow={(index) =>
        put({
          categories: categories.toSpliced(index, 1),
          series: series.map((one) => ({ ...one, values: valuesOf(one).toSpliced(index, 1) })),
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
