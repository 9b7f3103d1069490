import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../format/value-path.ts';
import classes from './arrange-list.module.css';

interface Props<Row> {
  order: readonly Row[];
  titleOf: (row: Row) => string;
  /** Beside the title: a state. */
  noteOf?: (row: Row) => ReactNode;
  onArrange: (order: Row[]) => void;
}

/** Rows to drag, or to move by their buttons, which is said aloud. */
export function ArrangeList<Row extends { id: string }>(props: Props<Row>) {
  const { order, titleOf, noteOf, onArrange } = props;
  const { t } = useTranslation('ui/forms/arrange');
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');

  function move(from: number, to: number): void {
    const row = order[from];
    if (!row || to < 0 || to >= order.length) return;
    onArrange(moved(order, from, to));
    setSaid(t('moved', { title: titleOf(row), place: to + 1, count: order.length }));
  }

  return (
    <>
      <ol className={classes.list}>
        {order.map((row, place) => (
          // Dragging is one way of two; the buttons are for everybody.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={row.id}
            className={classes.row}
            draggable
            data-dragged={dragged === place || undefined}
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === undefined || dragged === place) return;
              move(dragged, place);
              setDragged(place);
            }}
          >
            <IconGripVertical className={classes.grip} size={16} aria-hidden />
            <span className={classes.title}>{titleOf(row)}</span>
            {noteOf?.(row)}
            <button
              type="button"
              aria-label={t('up', { title: titleOf(row) })}
              // Not disabled at the ends: a button that goes grey under the finger loses the focus.
              aria-disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t('down', { title: titleOf(row) })}
              aria-disabled={place === order.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <IconArrowDown size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      <output className={classes.said}>{said}</output>
    </>
  );
}
