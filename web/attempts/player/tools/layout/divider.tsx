import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './divider.module.css';
import { minSplit, maxSplit, splitAt, clampSplit } from './split-fraction.ts';

interface Props {
  /** The element that contains both sides. */
  row: RefObject<HTMLElement | null>;
  /** The left side's share of the width, from 0 to 1. */
  fraction: number;
  onChange: (fraction: number) => void;
}

const step = 0.02;

const keys: Record<string, (fraction: number) => number> = {
  ArrowLeft: (fraction) => fraction - step,
  ArrowRight: (fraction) => fraction + step,
  PageUp: (fraction) => fraction - 5 * step,
  PageDown: (fraction) => fraction + 5 * step,
  Home: () => minSplit,
  End: () => maxSplit,
  Enter: () => 0.5,
};

/** The divider between passage and question. A double click moves it back to the middle. */
export function Divider({ row, fraction, onChange }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  /** The distance from the divider's left edge to the pointer, which stays the same during a drag. */
  const grabOffset = useRef(0);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(clampSplit(move(fraction)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grabOffset.current = event.clientX - event.currentTarget.getBoundingClientRect().left;
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (!row.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const split = splitAt(event.clientX - grabOffset.current, row.current.getBoundingClientRect());
    if (split !== undefined) onChange(split);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr cannot hold the handle
      role="separator"
      aria-orientation="vertical"
      aria-label={t('divider.label')}
      aria-valuemin={minSplit * 100}
      aria-valuemax={maxSplit * 100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={t('divider.value', { percent: Math.round(fraction * 100) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
      tabIndex={0}
      className={classes.divider}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(0.5)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <span className={classes.handle} />
    </div>
  );
}
