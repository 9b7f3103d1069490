import { useTranslation } from 'react-i18next';
import below from './below.module.css';
import classes from './how-it-works.module.css';

const steps = ['place', 'map', 'climb', 'again'] as const;

export function HowItWorks() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={classes.band} aria-labelledby="how-it-works">
      <div className={classes.inner}>
        <h2 id="how-it-works" className={below.title}>
          {t('how.title')}
        </h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step} className={classes.step}>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
