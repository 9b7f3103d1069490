import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useIsSignedIn } from '../api/auth-state.ts';
import { Stack } from '../ui/layout/boxes/boxes.tsx';
import page from '../ui/layout/page.module.css';
import { Conversation } from './own/conversation.tsx';
import { NewTicket } from './new/new-ticket.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignedInTickets } from './signed-in-tickets.tsx';
import classes from './tickets.module.css';

/** A signed-in person's tickets; for a visitor the form to open one, or the ticket that an email led to. */
export function TicketsScreen() {
  const { ticket } = useParams();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <SignedInTickets ticket={ticket} />;
  return ticket === undefined ? <NewTicket isFront /> : <VisitorTicket key={ticket} id={ticket} />;
}

/** The ticket that an email led to, without an account. */
function VisitorTicket({ id }: { id: string }) {
  const { t } = useTranslation('tickets');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Stack gap={20} className={classes.alone}>
        <Conversation id={id} isAlone />
        <SignInCard text={t('visitor.adopt')} />
      </Stack>
    </div>
  );
}
