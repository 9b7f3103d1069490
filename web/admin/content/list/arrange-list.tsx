import type { ContentCard } from '@bac/contract/content-admin.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { moved } from '../fields/body-path.ts';
import { StateChips } from '../state-chips.tsx';
import classes from './arrange-list.module.css';

interface Props {
  order: readonly ContentCard[];
  onArrange: (order: ContentCard[]) => void;
}

/** Rows to drag, or to move by their buttons, which is said aloud. */
export function ArrangeList({ order, onArrange }: Props) {
  const { t } = useTranslation('admin/content');
  const [language] = useLanguage();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const titleOf = ({ title }: ContentCard): string =>
    title[language] || title.vi || title.en || t('untitled');

  function move(from: number, to: number): void {
    const entry = order[from];
    if (!entry || to < 0 || to >= order.length) return;
    onArrange(moved(order, from, to));
    setSaid(t('arrange.moved', { title: titleOf(entry), place: to + 1, count: order.length }));
  }

  return (
    <>
      <ol className={classes.list}>
        {order.map((entry, place) => (
          // Dragging is one way of two; the buttons are for everybody.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={entry.id}
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
            <span className={classes.title}>{titleOf(entry)}</span>
            {entry.status !== 'published' && <StateChips entry={entry} />}
            <button
              type="button"
              aria-label={t('arrange.up', { title: titleOf(entry) })}
              // Not disabled at the ends: a button that goes grey under the finger loses the focus.
              aria-disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <IconArrowUp size={16} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={t('arrange.down', { title: titleOf(entry) })}
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
