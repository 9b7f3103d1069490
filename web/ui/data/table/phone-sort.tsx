import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../forms/plain-select.tsx';
import type { ListColumn } from './column.ts';
import classes from './table-strip.module.css';
import type { TableView } from './table-view.ts';

interface Props<Row> {
  columns: ListColumn<Row>[];
  view: TableView;
}

/** A phone has no headings to press. */
export function PhoneSort<Row>({ columns, view }: Props<Row>) {
  const { t } = useTranslation('ui/data/table');
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  const { column, isDescending } = view.sort;
  return (
    <div className={classes.phoneSort}>
      <PlainSelect
        label={t('sort')}
        options={sortable.flatMap(({ sort = '', label }) => [
          { value: sort, label: t('ascending', { column: label }) },
          { value: `-${sort}`, label: t('descending', { column: label }) },
        ])}
        value={`${isDescending ? '-' : ''}${column}`}
        onChange={(value) =>
          view.set({
            sort: { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
          })
        }
      />
    </div>
  );
}
