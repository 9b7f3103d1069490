import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { site } from '../../api/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { FactsStrip } from './facts-strip.tsx';
import { GainsStrip } from './gains-strip.tsx';
import { describeResult } from './describe-result.ts';
import { PaperPage } from './paper-page.tsx';
import classes from './print.module.css';
import { ScorePanel } from './score-panel.tsx';
import { TallyLists } from './tally-lists.tsx';

/** The threads of the woven rule as SVG: browsers do not print CSS backgrounds by default. */
const threads = [
  { from: 0, to: 28, color: '#27336d' },
  { from: 34, to: 48, color: '#f0b23e' },
  { from: 54, to: 62, color: '#a8325a' },
];
const repeat = 68;

const WovenLine = () => (
  <svg width="100%" height="3" aria-hidden>
    <pattern id="woven-line" width={repeat} height="3" patternUnits="userSpaceOnUse">
      {threads.map(({ from, to, color }) => (
        <rect key={color} x={from} width={to - from} height="3" fill={color} />
      ))}
    </pattern>
    <rect width="100%" height="3" fill="url(#woven-line)" />
  </svg>
);

/** Written for parents: the score and its meaning come before any table. */
export function FirstPage({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  return (
    <PaperPage report={report} page={1} isRoomy={report.total === null}>
      <header className={classes.head}>
        <BrandMark name={site.siteName} />
        <span>{t('for')}</span>
      </header>
      <WovenLine />
      <StudentHeader report={report} />
      <ScorePanel report={report} />
      <FactsStrip report={report} />
      <p className={classes.meaning}>
        <strong>{t(report.sections.length > 0 ? 'meaning.title' : 'meaning.titleNoScore')}</strong>{' '}
        {describeResult(report, language, t).join(' ')}
      </p>
      <GainsStrip report={report} />
      <TallyLists report={report} />
    </PaperPage>
  );
}

function StudentHeader({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const format = useFormat();
  const { student, test, ordinal, startedAt, goal } = report;
  const goalText =
    goal &&
    (goal.testDate
      ? t('goalBy', { score: goal.score, date: format.date(goal.testDate) })
      : String(goal.score));
  return (
    <div className={classes.whose}>
      <div>
        <h1>{student}</h1>
        <p>
          {test.name[language]},{' '}
          {ordinal === 1 ? t('firstAttempt') : t('laterAttempt', { ordinal })}
        </p>
      </div>
      <dl>
        <dt>{t('date')}</dt>
        <dd>{format.date(startedAt)}</dd>
        {goalText && (
          <>
            <dt>{t('goal')}</dt>
            <dd>{goalText}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
