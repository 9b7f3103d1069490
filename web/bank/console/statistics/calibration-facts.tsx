import type { CalibrationLink, WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../ui/format/use-statistic-format.ts';
import classes from './statistics.module.css';

/** The data behind the estimates, and whether they can be trusted. */
export function CalibrationFacts({ run }: { run: WholeCalibration }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const statistic = useStatisticFormat();
  const { summary, left } = run;
  if (!summary) return null;
  const leftOut = Math.max(summary.tooFew + summary.noSpread, left.length);
  const isFixed = run.scope === 'pretest' && !summary.linkProblem;
  const facts = [
    { name: t('facts.students'), value: number(summary.students) },
    { name: t('facts.items'), value: number(summary.items) },
    { name: t('facts.left'), value: number(leftOut) },
    { name: t('facts.logLikelihood'), value: statistic(summary.logLikelihood, 1) },
    {
      name: t('facts.seconds'),
      value: t('facts.inSeconds', { number: number(summary.seconds, 1) }),
    },
  ];
  return (
    <Stack gap={8}>
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
      {summary.link ? (
        <LinkStatement link={summary.link} />
      ) : (
        <Muted size="xs">{isFixed ? t('link.fixed') : t('link.none')}</Muted>
      )}
      <Muted size="xs">
        {summary.hasConverged
          ? t('facts.converged', { count: summary.iterations })
          : t('facts.notConverged', { count: summary.iterations })}{' '}
        {leftOut > 0 && t('facts.leftWhy', { few: summary.tooFew, alike: summary.noSpread })}{' '}
        {leftOut > 0 && (summary.link || isFixed) && t('facts.leftScale')}
      </Muted>
    </Stack>
  );
}

/** How the estimates were brought to the current scale. */
function LinkStatement({ link }: { link: CalibrationLink }) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const statistic = useStatisticFormat();
  return (
    <Muted size="xs">
      {t(`link.${link.method}`, {
        count: link.items,
        number: number(link.items),
        slope: statistic(link.slope),
        shift: statistic(link.shift),
      })}{' '}
      {link.outliers > 0 &&
        t('link.outliers', { count: link.outliers, number: number(link.outliers) })}
    </Muted>
  );
}
