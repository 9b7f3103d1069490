import type { ReadyReport } from '@bac/contract/results/results.ts';
import { errorOfChange } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import type { ComparedScore, Comparison } from './compare-reports.ts';
import links from '../links.module.css';
import notes from '../notes.module.css';
import { sectionName } from '../../item/structure-name.ts';
import classes from './compare.module.css';

interface Props {
  comparison: Comparison;
  /** The attempt whose page this is. */
  open: string;
}

/** Names the two attempts, judges the difference, and warns of what makes it less certain. */
export function ComparisonSummary({ comparison, open }: Props) {
  const { t } = useTranslation('results/compare');
  const { earlier, later, scores, familiar, hasOneMethod } = comparison;
  const changed = scores.filter(({ change }) => change);
  const mainScore = changed.find(({ name }) => name === 'total') ?? changed[0];
  return (
    <>
      <dl className={classes.pair}>
        <ComparedAttempt label={t('earlier')} report={earlier} open={open} />
        <ComparedAttempt label={t('later')} report={later} open={open} />
      </dl>
      <p className={classes.words}>
        {mainScore ? <Verdict score={mainScore} /> : t('nothingInCommon')}
      </p>
      {familiar.map((report) => (
        <p key={report.attempt} className={notes.caution}>
          {t(report === earlier ? 'seenEarlier' : 'seenLater', {
            seen: report.seenBefore,
            questions: report.questions.length,
          })}
        </p>
      ))}
      {mainScore && !hasOneMethod && <p className={notes.caution}>{t('methods')}</p>}
    </>
  );
}

function ComparedAttempt({
  label,
  report,
  open,
}: {
  label: string;
  report: ReadyReport;
  open: string;
}) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const { date } = useFormat();
  const { attempt, test, completedAt, ordinal } = report;
  const when = date(completedAt);
  return (
    <div>
      <Muted as="dt">{label}</Muted>
      <dd>
        {attempt === open ? (
          <b>{test.name[language]}</b>
        ) : (
          <Link className={links.link} to={`/test-results/${attempt}?compare=${open}`}>
            {test.name[language]}
          </Link>
        )}
        <Muted as="span">{ordinal > 1 ? t('again', { date: when, ordinal }) : when}</Muted>
        {attempt === open && <Muted as="span">{t('thisOne')}</Muted>}
      </dd>
    </div>
  );
}

/** Up to its own error, a difference may be chance and has no direction. */
function Verdict({ score: { name, earlier, later, change } }: { score: ComparedScore }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  if (!change || !earlier || !later) return null;
  const of = name === 'total' ? t('total') : sectionName(name)[language];
  const points = Math.abs(change.points);
  if (points === 0) return t('same', { of });
  const error = Math.round(errorOfChange(earlier, later) / 10) * 10;
  if (change.mayBeChance) return t('chance', { of, points, error });
  const direction = change.points > 0 ? 'higher' : 'lower';
  return `${t(direction, { of, points })} ${t('clear', { error })}`;
}
