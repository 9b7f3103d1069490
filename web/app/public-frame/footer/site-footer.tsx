import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandReddit,
  IconBrandTwitter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contact } from '../../../api/contact.ts';
import { site } from '../../../api/site.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { ContactMap } from './contact-map.tsx';
import { social } from './external-links.ts';
import classes from './site-footer.module.css';

const { facebook, twitter, reddit, linkedIn } = social;

const networks = [
  { ...facebook, Icon: IconBrandFacebook },
  { ...twitter, Icon: IconBrandTwitter },
  { ...reddit, Icon: IconBrandReddit },
  { ...linkedIn, Icon: IconBrandLinkedin },
];

function SocialLinks() {
  const { t } = useTranslation('app/public-frame');
  return (
    <ul className={classes.social} aria-label={t('footer.social')}>
      {networks.map(({ name, href, Icon }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('footer.newTab', { name })}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}

const links = [
  { to: '/dich-vu', name: 'services' },
  { to: '/cau-hoi-thuong-gap', name: 'questions' },
  { to: '/chinh-sach-bao-mat', name: 'privacy' },
  { to: '/dieu-khoan-su-dung', name: 'terms' },
] as const;

function FooterLinks() {
  const { t } = useTranslation('app/public-frame');
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links" className={classes.heading}>
        {t('footer.about')}
      </h2>
      <ul>
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

const thisYear = new Date().getFullYear();

export function SiteFooter() {
  const { t } = useTranslation('app/public-frame');
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.brand}>
          <BrandMark name={site.siteName} />
          <p>{t('footer.tagline')}</p>
          <SocialLinks />
        </div>
        <FooterLinks />
        <ContactBlock />
        <ContactMap />
      </div>
      <div className={classes.smallPrint}>
        <p>{t('footer.trademark')}</p>
        <p>{t('footer.copyright', { year: thisYear })}</p>
      </div>
    </footer>
  );
}

function ContactBlock() {
  const { t } = useTranslation('app/public-frame');
  const [language] = useLanguage();
  const { operator } = site;
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={classes.heading}>
        {t('footer.contact')}
      </h2>
      <dl className={classes.contact}>
        {operator.name && (
          <div>
            <dt>{t('footer.operator')}</dt>
            <dd>{operator.name}</dd>
            {operator.registration && (
              <dd>{t('footer.registration', { number: operator.registration })}</dd>
            )}
          </div>
        )}
        <div>
          <dt>{t('footer.address')}</dt>
          <dd>{contact.address[language]}</dd>
        </div>
        <div>
          <dt>{t('footer.email')}</dt>
          <dd>
            <a className={classes.link} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('footer.phone')}</dt>
          <dd>
            <a className={classes.link} href={contact.phone.href}>
              {contact.phone.display}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
