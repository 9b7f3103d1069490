import { useTranslation } from 'react-i18next';
import classes from './four-modules.module.css';
import below from './below.module.css';
import { ModuleIcon } from './module-icon.tsx';

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
