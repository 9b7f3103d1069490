import { useTranslation } from 'react-i18next';
import classes from './home.module.css';

const facts = ['questions', 'minutes', 'modules', 'scale'] as const;

/** The full test, in four figures. */
export function TestInNumbers() {
  const { t } = useTranslation('site/home');
  return (
    <section className={classes.numbers} aria-label={t('numbers.label')}>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`numbers.${fact}.name`)}</dt>
            <dd>{t(`numbers.${fact}.value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
