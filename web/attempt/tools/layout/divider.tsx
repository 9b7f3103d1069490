import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './divider.module.css';

interface Props {
  /** How much of the width the left side has, 0 to 1. */
  fraction: number;
  onChange: (fraction: number) => void;
}

const least = 0.25;
const most = 0.75;
const step = 0.02;

const within = (fraction: number): number =>
  Math.round(Math.min(Math.max(fraction, least), most) * 1000) / 1000;

const keys: Record<string, (fraction: number) => number> = {
  ArrowLeft: (fraction) => fraction - step,
  ArrowRight: (fraction) => fraction + step,
  PageUp: (fraction) => fraction - 5 * step,
  PageDown: (fraction) => fraction + 5 * step,
  Home: () => least,
  End: () => most,
  Enter: () => 0.5,
};

/** Between passage and question, as a child of the row that both stand in. Twice clicked, it goes back to the middle. */
export function Divider({ fraction, onChange }: Props) {
  const { t } = useTranslation('attempt/tools');
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(within(move(fraction)));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const row = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!row || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onChange(within((event.clientX - row.left) / row.width));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr cannot hold the handle
      role="separator"
      aria-orientation="vertical"
      aria-label={t('divider.label')}
      aria-valuemin={least * 100}
      aria-valuemax={most * 100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={t('divider.value', { percent: Math.round(fraction * 100) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
      tabIndex={0}
      className={classes.divider}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(0.5)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    >
      <span className={classes.handle} />
    </div>
  );
}
