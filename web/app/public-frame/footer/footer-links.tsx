import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './site-footer.module.css';

const links = [
  { to: '/dich-vu', name: 'services' },
  { to: '/cau-hoi-thuong-gap', name: 'questions' },
  { to: '/chinh-sach-bao-mat', name: 'privacy' },
  { to: '/dieu-khoan-su-dung', name: 'terms' },
] as const;

export function FooterLinks() {
  const { t } = useTranslation('app/public-frame');
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links" className={classes.heading}>
        {t('footer.about')}
      </h2>
      <ul className={classes.list}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link className={classes.link ?? ''} to={to}>
              {t(`footer.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
