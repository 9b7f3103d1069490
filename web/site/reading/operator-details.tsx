import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '../../api/contact.ts';
import { site } from '../../api/site.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Muted, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './reading.module.css';

/** The legal person behind the terms and the privacy policy, from the settings of the site. */
export function OperatorDetails() {
  const { t } = useTranslation('site/reading');
  const [language] = useLanguage();
  const { name, registration } = site.operator;
  const rows: [field: 'name' | 'registration' | 'address' | 'email' | 'phone', value: ReactNode][] =
    [
      ['name', name || t('operator.missing')],
      ['registration', registration || t('operator.missing')],
      ['address', contact.address[language]],
      [
        'email',
        <a key="email" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>,
      ],
      [
        'phone',
        <a key="phone" href={contact.phone.href}>
          {contact.phone.display}
        </a>,
      ],
    ];
  return (
    <section className={classes.operator} aria-labelledby="operator">
      <h2 id="operator">{t('operator.title')}</h2>
      <Stack as="dl" gap={12}>
        {rows.map(([field, value]) => (
          <div key={field}>
            <Muted as="dt">{t(`operator.${field}`)}</Muted>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}
