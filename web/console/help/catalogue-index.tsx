import { useTranslation } from 'react-i18next';
import { groupNames } from './catalogue-group.tsx';
import classes from './catalogue.module.css';

export function CatalogueIndex() {
  const { t } = useTranslation('console/help');
  return (
    <nav className={classes.index} aria-label={t('index')}>
      <ul>
        {groupNames.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`group.${name}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
