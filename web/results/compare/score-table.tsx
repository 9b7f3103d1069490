import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { RangedScore } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { ProvisionalMark, ScoreNotes } from '../../ui/data/listed-score.tsx';
import { longTime } from '../../ui/format/long-time.ts';
import { sectionName } from '../../item/structure-name.ts';
import type { Comparison } from './compare-reports.ts';
import classes from './compare.module.css';
import { PairTable, type PairRow } from './pair-table.tsx';
import { signed } from './signed.ts';

/** Total score, section scores and time used. */
export function ScoreTable({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const { scores, usedMs } = comparison;
  const rows = scores.map(({ name, earlier, later, change }): PairRow => ({
    key: name,
    label: name === 'total' ? t('total') : sectionName(name)[language],
    earlier: <Score score={earlier} report={comparison.earlier} />,
    later: <Score score={later} report={comparison.later} />,
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
    <div>
      <PairTable
        title={t(scores.length > 0 ? 'scores' : 'time')}
        differenceHeader={t('difference')}
        rows={[...rows, time]}
      />
      <ScoreNotes
        className={classes.note}
        scores={
          scores.length > 0
            ? [comparison.earlier, comparison.later].map(({ isProvisional }) => ({ isProvisional }))
            : []
        }
      />
    </div>
  );
}

interface ScoreProps {
  score: RangedScore | undefined;
  report: ReadyReport;
}

function Score({ score: ranged, report }: ScoreProps) {
  const { t } = useTranslation('results/compare');
  if (!ranged) return t('none');
  const { score, low, high } = ranged;
  return (
    <>
      <b>{score}</b>
      <ProvisionalMark isProvisional={report.isProvisional} />
      <span className={`${classes.small} ${classes.range}`}>{t('range', { low, high })}</span>
    </>
  );
}
