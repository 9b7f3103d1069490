import type { ReadyReport, SectionScore } from '@bac/contract/results/results.ts';
import { tally } from '@bac/exam/report/tally.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { ScoreScale } from '../charts/score-scale.tsx';
import { ScoreStairs } from '../charts/score-stairs.tsx';
import { percentileRangeText } from '../overview/score/percentile-text.ts';
import { sectionName } from '../../item/structure-name.ts';
import classes from './score-panel.module.css';

/** The total on its stairs with the sections beside it; one section alone; or right answers if there is no score. */
export function ScorePanel({ report }: { report: ReadyReport }) {
  const { total, sections } = report;
  if (sections.length === 0) return <RightOnly report={report} />;
  return (
    <div className={classes.panel} data-total={total !== null}>
      {total && <Total report={report} total={total} />}
      <div className={classes.sections}>
        {sections.map((section) => (
          <Section key={section.section} section={section} isProvisional={report.isProvisional} />
        ))}
      </div>
    </div>
  );
}

interface TotalProps {
  report: ReadyReport;
  total: NonNullable<ReadyReport['total']>;
}

function Total({ report: { goal, isProvisional }, total: { score, low, high } }: TotalProps) {
  const { t } = useTranslation('results/print');
  return (
    <div className={classes.total}>
      <p className={classes.name}>
        {t('total')}{' '}
        <span className={classes.estimated}>{t(isProvisional ? 'provisional' : 'estimated')}</span>
      </p>
      <div className={classes.figures}>
        <span className={classes.big}>{score}</span>
        <span>
          {t('likely')}
          <br />
          <strong>{t('between', { low, high })}</strong>
        </span>
      </div>
      <div className={classes.stairs}>
        <ScoreStairs score={score} low={low} high={high} {...(goal && { goal: goal.score })} />
      </div>
    </div>
  );
}

function Section({
  section: { section, score, low, high, percentile },
  isProvisional,
}: {
  section: SectionScore;
  isProvisional: boolean;
}) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  return (
    <div className={classes.section}>
      <div className={classes.sectionHead}>
        <div>
          <p className={classes.name}>
            {sectionName(section)[language]}{' '}
            <span className={classes.estimated}>
              {t(isProvisional ? 'provisional' : 'estimated')}
            </span>
          </p>
          <p className={classes.range}>
            {percentile
              ? t('sectionRange', {
                  low,
                  high,
                  percentile: percentileRangeText(percentile, 'user', language, 'plain'),
                })
              : t('sectionRangeOnly', { low, high })}
          </p>
        </div>
        <span className={classes.score}>{score}</span>
      </div>
      <ScoreScale min={200} max={800} score={score} low={low} high={high} />
    </div>
  );
}

function RightOnly({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const { right, total } = tally(report.questions);
  return (
    <div className={classes.panel}>
      <div className={classes.rightOnly}>
        <span className={classes.big}>
          {right} / {total}
        </span>
        <span>
          <strong>{t('rightAnswers')}</strong>
          <br />
          {t(report.test.kind === 'practice' ? 'noScore.practice' : 'noScore.other')}
        </span>
      </div>
    </div>
  );
}
