import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { contact } from '../../../api/contact.ts';
import classes from './site-footer.module.css';

export function ContactBlock() {
  const { t } = useTranslation('app/public-frame');
  const [language] = useLanguage();
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={classes.heading}>
        {t('footer.contact')}
      </h2>
      <dl className={classes.contact}>
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
              {contact.phone.shown}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
