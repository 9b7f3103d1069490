import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import classes from './upcoming.module.css';

const ways = [
  { to: '/tests', name: 'tests' },
  { to: '/error-log', name: 'errorLog' },
  { to: '/huong-nghiep', name: 'orientation' },
] as const;

/** Nobody has to wait: what is there already. */
export function Meanwhile() {
  const { t } = useTranslation('site/upcoming');
  return (
    <section className={classes.part} aria-labelledby="meanwhile">
      <SectionTitle id="meanwhile" title={t('meanwhile.title')} />
      <ul className={classes.ways}>
        {ways.map(({ to, name }) => (
          <li key={to} className={classes.way}>
            <h3>
              <Link to={to}>{t(`meanwhile.${name}.title`)}</Link>
            </h3>
            <p>{t(`meanwhile.${name}.text`)}</p>
            <IconChevronRight className={classes.arrow} size={20} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  );
}
