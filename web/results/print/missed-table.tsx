import type { ReadyReport, ReportQuestion } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { longTime } from '../../ui/format/long-time.ts';
import { moduleName } from '../module-name.ts';
import { missedQuestions, shortSkillName } from './missed.ts';
import classes from './missed-table.module.css';

/** The lines that fit on the second page below the pacing. */
const maxLines = 30;

export function MissedTable({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/print');
  const [language] = useLanguage();
  const { rows, more } = missedQuestions(report, language, maxLines);
  const hasPoints = rows.some(({ points }) => points !== null);
  if (rows.length === 0) return <p className={classes.note}>{t('meaning.allRight')}</p>;
  return (
    <section className={classes.missed}>
      <h2>{t('missed.title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('missed.part')}</th>
            <th scope="col">{t('missed.number')}</th>
            <th scope="col">{t('missed.skill')}</th>
            <th scope="col">{t('missed.difficulty')}</th>
            <th scope="col">{t('missed.answer')}</th>
            <th scope="col">{t('missed.key')}</th>
            <th scope="col">{t('missed.time')}</th>
            {hasPoints && <th scope="col">{t('missed.points')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((question) => (
            <Row
              key={`${question.module}-${question.question}`}
              report={report}
              question={question}
              hasPoints={hasPoints}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={classes.note}>
          {t(hasPoints ? 'missed.moreByPoints' : 'missed.more', { count: more })}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  report: ReadyReport;
  question: ReportQuestion;
  hasPoints: boolean;
}

function Row({ report, question, hasPoints }: RowProps) {
  const { t } = useTranslation('results/print');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const module = report.modules.find(({ module: index }) => index === question.module);
  const empty = question.result === 'not-reached' ? 'missed.notReached' : 'missed.noAnswer';
  return (
    <tr>
      <td>{module && moduleName(report.modules, module, language)}</td>
      <th scope="row">{question.question + 1}</th>
      <td>{shortSkillName(question, language)}</td>
      <td>{tQuestion(`difficulty.${question.difficulty}`)}</td>
      <td>{question.answer ?? <i>{t(empty)}</i>}</td>
      <td>
        <strong>{question.keys.slice(0, 2).join('; ')}</strong>
      </td>
      <td>{question.result === 'not-reached' ? '–' : longTime(question.ms)}</td>
      {hasPoints && <td>{question.points ?? '–'}</td>}
    </tr>
  );
}
