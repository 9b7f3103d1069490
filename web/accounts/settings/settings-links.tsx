import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './settings.module.css';

const links = [
  { name: 'profile', to: '/profile' },
  { name: 'security', to: '/profile?tab=security' },
  { name: 'sharing', to: '/sharing' },
  { name: 'privacy', to: '/chinh-sach-bao-mat' },
] as const;

export function SettingsLinks() {
  const { t } = useTranslation('accounts/settings');
  return (
    <nav className={classes.links} aria-label={t('links.label')}>
      <ul>
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{t(`links.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
