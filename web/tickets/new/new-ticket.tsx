import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { contact } from '../../api/contact.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { SignInCard } from '../sign-in-card.tsx';
import classes from './new-ticket.module.css';
import { TicketForm } from './ticket-form.tsx';

/** The form, and what happens to what is sent. `isFront` where it is a visitor's whole page of tickets. */
export function NewTicket({ isFront = false }: { isFront?: boolean }) {
  const { t } = useTranslation('tickets');
  const isSignedIn = useIsSignedIn();
  useDocumentTitle(t(isFront ? 'documentTitle' : 'new.documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div>
        {!isFront && isSignedIn && (
          <Link className={classes.back ?? ''} to="/tickets">
            <IconArrowLeft size={18} aria-hidden />
            {t('own.title')}
          </Link>
        )}
        <PageTitle title={t('new.title')} lead={t('new.lead')} />
      </div>
      <div className={classes.columns}>
        <Card>
          <TicketForm />
        </Card>
        <div className={classes.aside}>
          {!isSignedIn && <SignInCard text={t('visitor.haveAccount')} />}
          <WhatHappens isVisitor={!isSignedIn} />
        </div>
      </div>
    </div>
  );
}

/** What somebody may expect who writes to us, and when. */
function WhatHappens({ isVisitor }: { isVisitor: boolean }) {
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
