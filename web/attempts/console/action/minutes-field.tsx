import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './action.module.css';

const commonMinutes = [5, 10, 15, 30] as const;
const maxMinutes = 120;

interface Props {
  value: number;
  onChange: (minutes: number) => void;
}

/** Buttons for common numbers of minutes, and a field for any other. */
export function MinutesField({ value, onChange }: Props) {
  const { t } = useTranslation('attempts/console');
  return (
    <Row as="fieldset" className={classes.minutes}>
      <legend>{t('action.minutes')}</legend>
      {commonMinutes.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={classes.usual}
          aria-pressed={minutes === value}
          onClick={() => onChange(minutes)}
        >
          {t('live.extra', { count: minutes })}
        </button>
      ))}
      <input
        className={classes.number}
        type="number"
        min={1}
        max={maxMinutes}
        aria-label={t('action.otherMinutes')}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => {
          const minutes = Math.round(target.valueAsNumber);
          onChange(minutes > maxMinutes ? maxMinutes : minutes);
        }}
      />
    </Row>
  );
}
