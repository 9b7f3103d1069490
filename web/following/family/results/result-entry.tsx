import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { LastResult } from '../family.ts';
import { useResultWords } from '../parent/use-result-words.ts';
import { useSpan } from '../use-span.ts';
import classes from './results.module.css';

/** One completed test: the figure, how the time went, and the way to its report. */
export function ResultEntry({ result }: { result: LastResult }) {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const format = useFormat();
  const span = useSpan();
  const words = useResultWords();
  const { test, total, right, questions } = result;
  const about = { test: test.name[language], date: format.date(result.completedAt) };
  return (
    <li className={classes.row}>
      <div>
        <b>{about.test}</b>
        <p className={classes.facts}>
          {`${about.date} · ${t('results.time', { span: span(result.usedMs / 60_000) })}`}
        </p>
      </div>
      <div>
        <p className={classes.score}>
          {total ? t('results.score', { ...total }) : t('results.right', { right, questions })}
        </p>
        <p className={classes.facts}>{words.pace(result)}</p>
      </div>
      <Link
        className={classes.link}
        to={`/test-results/${result.attempt}`}
        aria-label={t('result.reportOf', about)}
      >
        {t('result.report')}
      </Link>
    </li>
  );
}
