import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { contact } from '../../api/contact.ts';
import classes from './support.module.css';

export function ContactWays() {
  const { t } = useTranslation('site/support');
  const [language] = useLanguage();
  return (
    <Card title={t('contact.title')} titleLevel={2}>
      <dl className={classes.ways}>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={contact.phone.href}>{contact.phone.shown}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.hours')}</dt>
          <dd>{contact.hours[language]}</dd>
        </div>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>{contact.address[language]}</dd>
        </div>
      </dl>
    </Card>
  );
}
