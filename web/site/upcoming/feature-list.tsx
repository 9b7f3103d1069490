import type { Timeline } from '@bac/contract/site/content.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import classes from './upcoming.module.css';

export function FeatureList({ features }: Pick<Timeline, 'features'>) {
  const { t } = useTranslation('site/upcoming');
  const [language] = useLanguage();
  if (features.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="features">
      <SectionTitle id="features" title={t('features')} />
      <ul className={classes.features}>
        {features.map(({ title, text }) => (
          <li key={title.en}>
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
