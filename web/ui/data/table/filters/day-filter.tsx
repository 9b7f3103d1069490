import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-menu.module.css';

interface Props {
  label: string;
  /** In the form `2026-09-01`. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A filter by day, drawn dashed until a day is chosen. */
export function DayFilter({ label, value, onChange }: Props) {
  const { t } = useTranslation('ui/data/table');
  const [isOpen, setOpen] = useState(false);
  if (value === undefined && !isOpen) {
    return (
      <span className={classes.pill}>
        <button type="button" className={classes.target} onClick={() => setOpen(true)}>
          <IconPlus size={15} aria-hidden />
          {label}
        </button>
      </span>
    );
  }
  return (
    <span className={classes.pill} data-set={value !== undefined || undefined}>
      <label className={classes.day}>
        {label}
        <input
          type="date"
          className={classes.date}
          // The user has just opened this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isOpen}
          value={value ?? ''}
          min="2000-01-01"
          max="2999-12-31"
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      </label>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('remove', { label })}
        onClick={() => {
          setOpen(false);
          onChange(undefined);
        }}
      >
        <IconX size={15} aria-hidden />
      </button>
    </span>
  );
}
