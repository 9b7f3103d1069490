import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './support.module.css';

/** The card with a link to open a ticket. */
export function TicketCard() {
  const { t } = useTranslation('site/support');
  return (
    <Card title={t('ticket.title')} titleLevel={2}>
      <p className={classes.words}>{t('ticket.text')}</p>
      <LinkButton to="/tickets/new">{t('ticket.action')}</LinkButton>
    </Card>
  );
}
