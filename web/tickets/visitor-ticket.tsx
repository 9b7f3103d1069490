import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import page from '../ui/layout/page.module.css';
import { Conversation } from './conversation/conversation.tsx';
import { SignInCard } from './sign-in-card.tsx';
import classes from './tickets.module.css';

/** The ticket that a letter led to, without an account. */
export function VisitorTicket({ id }: { id: string }) {
  const { t } = useTranslation('tickets');
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div className={classes.alone}>
        <Conversation id={id} isAlone />
        <SignInCard text={t('visitor.adopt')} />
      </div>
    </div>
  );
}
