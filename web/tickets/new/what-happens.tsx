import { useTranslation } from 'react-i18next';
import classes from './new-ticket.module.css';

/** What somebody may expect who writes to us, and when. */
export function WhatHappens({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation('tickets');
  const steps = ['letter', 'answer', isVisitor ? 'link' : 'here'] as const;
  return (
    <section className={classes.next} aria-labelledby="what-happens">
      <h2 id="what-happens">{t('next.title')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
      <p>{t('next.hours')}</p>
    </section>
  );
}
