import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moveEntry } from '../../format/value-path.ts';
import classes from './arrange-list.module.css';

interface Props<Row> {
  order: readonly Row[];
  titleOf: (row: Row) => string;
  /** Shown beside the title, such as a state. */
  noteOf?: (row: Row) => ReactNode;
  onArrange: (order: Row[]) => void;
}

/** Rows to reorder by dragging or by their buttons; each move is announced to screen readers. */
export function ArrangeList<Row extends { id: string }>(props: Props<Row>) {
  const { order, titleOf, noteOf, onArrange } = props;
  const { t } = useTranslation('ui/forms/arrange');
  const [dragged, setDragged] = useState<number>();
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number): void {
    const row = order[from];
    if (!row || to < 0 || to >= order.length) return;
    onArrange(moveEntry(order, from, to));
    setAnnouncement(t('moved', { title: titleOf(row), place: to + 1, count: order.length }));
  }

  return (
    <>
      <ol className={classes.list}>
        {order.map((row, index) => (
          // The buttons do the same as dragging.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.id}
            className={classes.row}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === undefined || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
          >
            <IconGripVertical className={classes.grip} size={16} aria-hidden />
            <span className={classes.title}>{titleOf(row)}</span>
            {noteOf?.(row)}
            <button
              type="button"
              aria-label={t('up', { title: titleOf(row) })}
              // Not `disabled`: a button that becomes disabled loses the focus.
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t('down', { title: titleOf(row) })}
              aria-disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <output className={classes.said}>{announcement}</output>
    </>
  );
}
