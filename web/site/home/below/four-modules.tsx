import { useTranslation } from 'react-i18next';
import below from './below.module.css';
import classes from './four-modules.module.css';

const drawings = {
  rw1: 'M4 7h22M4 15h14M4 23h22M4 31h12',
  rw2: 'M4 7h22M4 15h14M4 23h22M4 31h10M23 26l8 8',
  math1: 'M3 32c9 0 8-26 14-26s5 26 14 26',
  math2: 'M5 4v28h28M9 26l8-9 6 5 9-12',
} as const;

const ModuleIcon = ({ name }: { name: keyof typeof drawings }) => (
  <svg className={classes.icon} viewBox="0 0 36 36" width="36" height="36" aria-hidden>
    <path d={drawings[name]} />
  </svg>
);

const modules = [
  { name: 'rw1', section: 'rw', questions: 27, minutes: 32 },
  { name: 'rw2', section: 'rw', questions: 27, minutes: 32 },
  { name: 'math1', section: 'math', questions: 22, minutes: 35 },
  { name: 'math2', section: 'math', questions: 22, minutes: 35 },
] as const;

export function FourModules() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={below.section} aria-labelledby="four-modules">
      <h2 id="four-modules" className={below.title}>
        {t('modules.title')}
      </h2>
      <p className={below.lead}>{t('modules.lead')}</p>
      <ol className={classes.modules}>
        {modules.map(({ name, section, questions, minutes }) => (
          <li key={name} className={classes.module} data-section={section}>
            <ModuleIcon name={name} />
            <h3 className={classes.name}>{t(`modules.${name}.name`)}</h3>
            <p className={classes.text}>{t(`modules.${name}.text`)}</p>
            <p className={classes.size}>
              <span>{t('modules.questions', { questions })}</span>
              <span>{t('modules.minutes', { minutes })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
