import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { site } from '../../../api/site.ts';
import { ContactBlock } from './contact-block.tsx';
import { ContactMap } from './contact-map.tsx';
import { FooterLinks } from './footer-links.tsx';
import classes from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

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
