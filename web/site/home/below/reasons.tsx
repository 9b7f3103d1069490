import { useTranslation } from 'react-i18next';
import below from './below.module.css';
import classes from './reasons.module.css';

const drawings = {
  pace: 'M18 5a13 13 0 1 0 .01 0M18 10v8l6 4M14 2h8',
  honest: 'M4 24h28M10 24v-7h16v7M18 17V8M18 8a2 2 0 1 0-.01 0M10 28v4M26 28v4',
  languages: 'M5 8h15v11H12l-5 5v-5H5zM24 14h7v11h-2v5l-5-5h-8v-3',
  mistakes: 'M8 4h20v28H8zM13 11h10M13 17h10M13 25l3 3 6-7',
  offline: 'M6 14a18 18 0 0 1 24 0M11 19a11 11 0 0 1 14 0M18 26v.01M6 31 30 5',
  original: 'M6 30l2-8L25 5l6 6-17 17zM21 9l6 6M6 30h24',
} as const;

const ReasonIcon = ({ name }: { name: keyof typeof drawings }) => (
  <svg className={classes.icon} viewBox="0 0 36 36" width="36" height="36" aria-hidden>
    <path d={drawings[name]} />
  </svg>
);

const reasons = ['pace', 'honest', 'languages', 'mistakes', 'offline', 'original'] as const;

/** Six reasons to use the product; each must be true. */
export function Reasons() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={below.section} aria-labelledby="reasons">
      <h2 id="reasons" className={below.title}>
        {t('reasons.title')}
      </h2>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={classes.reason}>
            <ReasonIcon name={reason} />
            <h3>{t(`reasons.${reason}.title`)}</h3>
            <p>{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
