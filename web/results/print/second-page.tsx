import type { ReadyReport } from '@bac/contract/results/results.ts';
import { evenPace } from '@bac/exam/report/pace.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { PacingBars } from '../charts/pacing-bars.tsx';
import type { PacingGroup } from '../charts/pacing-group.ts';
import { ResultLegend } from '../charts/result-legend.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { longTime } from '../../ui/format/long-time.ts';
import { moduleName } from '../module-name.ts';
import { MissedTable } from './missed-table.tsx';
import { pacingSentences } from './pacing-sentences.ts';
import { PaperPage } from './paper-page.tsx';
import classes from './print.module.css';

/** Where the time went and what was missed. */
export function SecondPage({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const format = useFormat();
  const { student, test, startedAt } = report;
  return (
    <PaperPage report={report} page={2}>
      <p className={classes.running}>
        <strong>{student}</strong>
        <span>
          {test.name[language]}, {format.date(startedAt)}
        </span>
      </p>
      <div className={classes.talliesHead}>
        <h2>{t('pacing.title')}</h2>
        <ResultLegend isOfTime />
      </div>
      <p className={classes.pacingWords}>{pacingSentences(report, language, t).join(' ')}</p>
      <Pacing report={report} />
      <MissedTable report={report} />
    </PaperPage>
  );
}

function Pacing({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const groups = report.modules.map((module): PacingGroup => {
    const own = report.questions.filter((question) => question.module === module.module);
    const name = moduleName(report.modules, module, language);
    return {
      key: String(module.module),
      name,
      shortName: name,
      note: t('pacing.used', { used: longTime(module.usedMs), allowed: longTime(module.ms) }),
      evenMs: evenPace(module.ms, own.length),
      bars: own.map(({ question, result, ms }) => ({
        key: String(question),
        number: question + 1,
        name: String(question + 1),
        result,
        ms,
      })),
    };
  });
  return (
    <div className={classes.pacing}>
      <PacingBars summary={pacingSentences(report, language, t).join(' ')} groups={groups} />
    </div>
  );
}
