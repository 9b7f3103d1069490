import { IconDownload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { PlainSelect } from '../../forms/plain-select.tsx';
import { ColumnMenu } from './menus/column-menu.tsx';
import type { ListColumn } from './column.ts';
import type { ListTableProps } from './list-table-props.ts';
import classes from './table-strip.module.css';
import type { TableView } from './table-view.ts';
import type { useColumnChoice } from './use-column-choice.ts';
import type { useExport } from './use-export.ts';
import type { Selection } from './use-selection.ts';

interface Props<Row> extends ListTableProps<Row> {
  data: { total: number } | undefined;
  /** The ids of the rows on this page. */
  ids: string[];
  choice: ReturnType<typeof useColumnChoice<Row>>;
  selection: Selection;
  csvExport: ReturnType<typeof useExport<Row>>;
}

/** The count and tools of the list, replaced by bulk actions while rows are selected, so that the rows never move. */
export function TableStrip<Row>(props: Props<Row>) {
  const { data, ids, selection, bulk } = props;
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const selected = selection.ids.size;
  const isWholePage = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  const total = data?.total ?? 0;
  return (
    <div className={classes.strip} data-bulk={selected > 0 || undefined}>
      {bulk && (
        <CheckboxField
          size="xs"
          aria-label={t('selectAll')}
          checked={isWholePage}
          indeterminate={selected > 0 && !isWholePage}
          disabled={ids.length === 0}
          onChange={() => selection.toggle(ids)}
        />
      )}
      <output className={classes.count}>
        {selected > 0
          ? t('selectedCount', { count: selected, shown: number(selected) })
          : data &&
            (props.countLabel?.(total) ?? t('count', { count: total, shown: number(total) }))}
      </output>
      {selected > 0 ? (
        <>
          {isWholePage && <Matching {...props} total={total} />}
          <div className={classes.bulk}>{bulk?.([...selection.ids], selection.clear)}</div>
          <button
            type="button"
            className={classes.clear}
            aria-label={t('clear')}
            onClick={selection.clear}
          >
            <IconX size={17} aria-hidden />
          </button>
        </>
      ) : (
        <Tools {...props} />
      )}
    </div>
  );
}

/** Offers to select all matching rows, when the whole page is selected and there are more. */
function Matching<Row>(props: Props<Row> & { total: number }) {
  const { selection, exportRows, rowId, total, maxSelected: limit } = props;
  if (!exportRows || limit === undefined || selection.ids.size >= Math.min(total, limit))
    return null;
  const select = async (): Promise<void> => {
    const { rows } = await exportRows(1);
    // Rows selected by hand stay selected and come first.
    selection.add(
      rows
        .map(rowId)
        .filter((id) => !selection.ids.has(id))
        .slice(0, limit - selection.ids.size),
    );
  };
  return <SelectMatching total={total} limit={limit} onSelect={select} />;
}

function Tools<Row>({ columns, view, choice, exportRows, csvExport }: Props<Row>) {
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const { progress } = csvExport;
  return (
    <div className={classes.tools}>
      <PhoneSort columns={columns} view={view} />
      <ColumnMenu columns={columns} choice={choice} />
      {exportRows && (
        <button
          type="button"
          className={classes.tool}
          disabled={progress !== undefined}
          aria-label={progress ? undefined : t('csvLabel')}
          onClick={() => void csvExport.run(exportRows)}
        >
          <IconDownload size={16} aria-hidden />
          {progress
            ? t('exporting', { done: number(progress.done), total: number(progress.total) })
            : t('csv')}
        </button>
      )}
    </div>
  );
}

interface PhoneSortProps<Row> {
  columns: ListColumn<Row>[];
  view: TableView;
}

/** A sort menu for phones, which show no headings to press. */
function PhoneSort<Row>({ columns, view }: PhoneSortProps<Row>) {
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

interface SelectMatchingProps {
  /** The number of matching rows. */
  total: number;
  /** The most rows a bulk action accepts. */
  limit: number;
  onSelect: () => Promise<void>;
}

/** Selects all matching rows beyond the page, or as many as a bulk action accepts. */
function SelectMatching({ total, limit, onSelect }: SelectMatchingProps) {
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const [isBusy, setBusy] = useState(false);

  async function select(): Promise<void> {
    setBusy(true);
    // The call shows a toast when it fails; the selection stays.
    await onSelect().catch(() => undefined);
    setBusy(false);
  }

  return (
    <button
      type="button"
      className={classes.matching}
      disabled={isBusy}
      onClick={() => void select()}
    >
      {total > limit
        ? t('selectFirst', { most: number(limit), shown: number(total) })
        : t('selectMatching', { shown: number(total) })}
    </button>
  );
}
