import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsSignedIn } from '../../api/auth-state.ts';
import { contact } from '../../api/contact.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Muted, PageGrid, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { SignInCard } from '../sign-in-card.tsx';
import tickets from '../tickets.module.css';
import classes from './new-ticket.module.css';
import { TicketForm } from './ticket-form.tsx';

/** The form, and what happens after sending. `isFront`: it is a visitor's start page for tickets. */
export function NewTicket({ isFront = false }: { isFront?: boolean }) {
  const { t } = useTranslation('tickets');
  const isSignedIn = useIsSignedIn();
  useDocumentTitle(t(isFront ? 'documentTitle' : 'new.documentTitle'));
  return (
    <div className={`${page.page} ${tickets.page}`}>
      <div>
        {!isFront && isSignedIn && (
          <Link className={`${tickets.link} ${tickets.back}`} to="/tickets">
            <IconArrowLeft size={18} aria-hidden />
            {t('own.title')}
          </Link>
        )}
        <PageTitle title={t('new.title')} lead={t('new.lead')} />
      </div>
      <PageGrid gap={24}>
        <Card>
          <TicketForm />
        </Card>
        <Stack gap={20}>
          {!isSignedIn && <SignInCard text={t('visitor.haveAccount')} />}
          <WhatHappens isVisitor={!isSignedIn} />
        </Stack>
      </PageGrid>
    </div>
  );
}

/** What people can expect after writing to the team, and when. */
function WhatHappens({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const steps = ['letter', 'answer', isVisitor ? 'link' : 'here'] as const;
  return (
    <Stack as="section" gap={8} className={tickets.help} aria-labelledby="what-happens">
      <h2 id="what-happens">{t('next.title')}</h2>
      <Stack as="ol" gap={8} className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </Stack>
      <Muted>{t('next.hours', { hours: contact.hours[language] })}</Muted>
    </Stack>
  );
}
