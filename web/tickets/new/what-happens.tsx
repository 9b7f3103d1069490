import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { contact } from '../../api/contact.ts';
import classes from './new-ticket.module.css';

/** What somebody may expect who writes to us, and when. */
export function WhatHappens({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const steps = ['letter', 'answer', isVisitor ? 'link' : 'here'] as const;
  return (
    <section className={classes.next} aria-labelledby="what-happens">
      <h2 id="what-happens">{t('next.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
      <p>{t('next.hours', { hours: contact.hours[language] })}</p>
    </section>
  );
}
