import type { Calibration } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

/** The progress of a calibration. */
export function CalibrationProgress({ run }: { run: Pick<Calibration, 'state' | 'progress'> }) {
  const { t } = useTranslation('bank/console/statistics');
  const { percent } = useFormat();
  const label =
    run.state === 'waiting' || run.progress === 0
      ? t(`state.${run.state}`)
      : t('progress', { share: percent(run.progress) });
  return (
    <Row isOneLine gap={12} className={classes.progress}>
      <progress className={classes.bar} value={run.progress} max={1} aria-label={label} />
      <Muted as="span" size="sm">
        {label}
      </Muted>
    </Row>
  );
}
