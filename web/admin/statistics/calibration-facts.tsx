import type { Calibration } from '@bac/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/use-format.ts';
import { useStatisticWords } from '../../ui/use-statistic-words.ts';
import classes from './statistics.module.css';

/** What the estimates rest on, and whether they can be relied upon. */
export function CalibrationFacts({ run }: { run: Calibration }) {
  const { t } = useTranslation('admin/statistics');
  const { number } = useFormat();
  const words = useStatisticWords();
  const { summary } = run;
  if (!summary) return null;
  const left = summary.tooFew + summary.noSpread;
  const facts = [
    { name: t('facts.students'), value: number(summary.students) },
    { name: t('facts.items'), value: number(summary.items) },
    { name: t('facts.left'), value: number(left) },
    { name: t('facts.logLikelihood'), value: words(summary.logLikelihood, 1) },
    {
      name: t('facts.seconds'),
      value: t('facts.inSeconds', { number: number(summary.seconds, 1) }),
    },
  ];
  return (
    <div className={classes.stripBox}>
      <dl className={classes.strip} data-columns="5">
        {facts.map(({ name, value }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {summary.hasConverged
          ? t('facts.converged', { count: summary.iterations })
          : t('facts.notConverged', { count: summary.iterations })}{' '}
        {left > 0 && t('facts.leftWhy', { few: summary.tooFew, alike: summary.noSpread })}
      </p>
    </div>
  );
}
