import { useTranslation } from 'react-i18next';
import { SegmentedSwitch } from '../forms/segmented-switch.tsx';
import classes from './trend.module.css';

interface Props {
  series: { key: string; label: string }[];
  chosen: string;
  onChange: (key: string) => void;
}

/** Which of the scores is drawn. */
export function SeriesSwitch({ series, chosen, onChange }: Props) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.switch}>
      <SegmentedSwitch
        label={t('chart.series')}
        choices={series.map(({ key, label }) => ({ value: key, label }))}
        value={chosen}
        onChange={onChange}
      />
    </div>
  );
}
