import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCoordinate } from '../engine/format-number.ts';
import type { Area } from '../engine/curves/tile-grid.ts';
import classes from './graph.module.css';

interface Props {
  area: Area;
  /** Applies the bounds. Returns false if they are invalid. */
  onArea: (area: Area) => boolean;
  onClose: () => void;
}

const bounds = ['left', 'right', 'bottom', 'top'] as const;

/** A form for the bounds of the graph. */
export function AxesPanel({ area, onArea, onClose }: Props) {
  const { t } = useTranslation('attempts/player/calculator');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [left, right, bottom, top] = bounds.map((name) =>
      Number(String(form.get(name)).replace('−', '-')),
    );
    if (onArea({ left: left!, right: right!, bottom: bottom!, top: top! })) onClose();
    else setRefused(true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any field
    <form
      className={classes.axes}
      aria-label={t('graph.axes')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {bounds.map((name) => (
        <label key={name}>
          {t(`bound.${name}`)}
          <input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatCoordinate(area[name])}
          />
        </label>
      ))}
      {isRefused && <p role="alert">{t('bound.refused')}</p>}
      <button type="submit">{t('bound.apply')}</button>
    </form>
  );
}
