import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import below from './below.module.css';
import { QuestionList } from './later-parts.ts';
import classes from './questions.module.css';

export function Questions() {
  const { t } = useTranslation('site/home/below');
  return (
    <section className={below.section} aria-labelledby="home-questions">
      <h2 id="home-questions" className={below.title}>
        {t('questions.title')}
      </h2>
      <div className={classes.place}>
        <QuestionList />
      </div>
      <Link className={classes.all} to="/cau-hoi-thuong-gap">
        {t('questions.all')}
      </Link>
    </section>
  );
}
