import { useTranslation } from 'react-i18next';
import below from './below.module.css';
import { ReasonIcon } from './reason-icon.tsx';
import classes from './reasons.module.css';

const reasons = ['pace', 'honest', 'languages', 'mistakes', 'offline', 'original'] as const;

/** Six points, each of them something the product really does. */
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
