import type { RangedScore } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { longTime } from '../../ui/format/long-time.ts';
import { sectionName } from '../../item/structure-name.ts';
import type { Comparison } from './compare-reports.ts';
import classes from './compare.module.css';
import { PairTable, type PairRow } from './pair-table.tsx';
import { signed } from './signed.ts';

/** Total score, section scores and time used. */
export function ScoreTable({ comparison: { scores, usedMs } }: { comparison: Comparison }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const rows = scores.map(({ name, earlier, later, change }): PairRow => ({
    key: name,
    label: name === 'total' ? t('total') : sectionName(name)[language],
    earlier: <Score score={earlier} />,
    later: <Score score={later} />,
    difference: change ? (
      <>
        <b>{signed(change.points)}</b>
        {change.mayBeChance && change.points !== 0 && (
          <span className={classes.small}>{t('mayBeChance')}</span>
        )}
      </>
    ) : (
      t('none')
    ),
  }));
  const ms = usedMs.later - usedMs.earlier;
  const time: PairRow = {
    key: 'time',
    label: t('time'),
    earlier: longTime(usedMs.earlier),
    later: longTime(usedMs.later),
    difference: signed(ms, longTime(Math.abs(ms))),
  };
  return (
    <PairTable
      title={t(scores.length > 0 ? 'scores' : 'time')}
      differenceHeader={t('difference')}
      rows={[...rows, time]}
    />
  );
}

function Score({ score: ranged }: { score: RangedScore | undefined }) {
  const { t } = useTranslation('results/compare');
  if (!ranged) return t('none');
  const { score, low, high } = ranged;
  return (
    <>
      <b>{score}</b>
      <span className={`${classes.small} ${classes.range}`}>{t('range', { low, high })}</span>
    </>
  );
}
