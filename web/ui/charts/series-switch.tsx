import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './trend.module.css';

interface Props {
  series: { key: string; label: string }[];
  chosen: string;
  onChange: (key: string) => void;
}

/** Which of the scores is drawn. */
export function SeriesSwitch({ series, chosen, onChange }: Props) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <div className={classes.switch} role="radiogroup" aria-label={t('chart.series')}>
      {series.map(({ key, label }) => (
        <label key={key} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            onChange={() => onChange(key)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
