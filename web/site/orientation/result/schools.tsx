import type { Threshold } from '@bac/contract/results/admission.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import classes from './fields.module.css';

export function Schools({ thresholds }: { thresholds: Threshold[] }) {
  const { t } = useTranslation('site/orientation/result');
  if (thresholds.length === 0) return <p className={classes.remark}>{t('noSchools')}</p>;
  return (
    <>
      <ul className={classes.schools}>
        {thresholds.map((threshold) => (
          <School key={threshold.id} threshold={threshold} />
        ))}
      </ul>
      <p className={classes.remark}>{t('schoolsNote')}</p>
    </>
  );
}

function School({ threshold: { university, score, year, source, url } }: { threshold: Threshold }) {
  const { t } = useTranslation('site/orientation/result');
  const [language] = useLanguage();
  const from = `${year} · ${source[language]}`;
  return (
    <li>
      <strong>{university[language]}</strong>
      <span className={classes.schoolScore}>{t('from', { score })}</span>
      <span className={classes.source}>
        {url ? (
          <a href={url} rel="noreferrer" target="_blank">
            {from}
          </a>
        ) : (
          from
        )}
      </span>
    </li>
  );
}
