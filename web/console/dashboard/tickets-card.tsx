import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './dashboard.module.css';

type Tickets = Dashboard['tickets'];

const ticketsAddress = '/admin/tickets';

/** The overdue tickets, the most overdue first, and the number of unresolved ones. */
export function TicketsCard({ tickets }: { tickets: Tickets }) {
  const { t } = useTranslation('console/dashboard');
  const { number } = useFormat();
  const { open, overdue, mostOverdue } = tickets;
  return (
    <Card
      title={t('tickets.title')}
      actions={
        <Row as="span" isOneLine gap={14}>
          <Link className={classes.all ?? ''} to={ticketsAddress}>
            {t('tickets.unresolved', { count: open, number: number(open) })}
          </Link>
          {overdue > 0 && (
            <Link className={classes.all ?? ''} data-late to={`${ticketsAddress}?view=overdue`}>
              {t('tickets.overdue', { count: overdue, number: number(overdue) })}
            </Link>
          )}
        </Row>
      }
      isFlush
    >
      {mostOverdue.length === 0 ? (
        <EmptyState
          title={t('tickets.none')}
          text={t('tickets.noneText', { count: open, number: number(open) })}
        />
      ) : (
        <ul className={classes.rows}>
          {mostOverdue.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TicketRow({ ticket }: { ticket: Tickets['mostOverdue'][number] }) {
  const { t } = useTranslation('console/dashboard');
  const { span } = useFormat();
  return (
    <li>
      <Link className={classes.row ?? ''} to={`${ticketsAddress}/${ticket.id}?view=overdue`}>
        <span className={classes.ticketNumber}>
          {t('tickets.number', { number: ticket.number })}
        </span>
        <span className={classes.words}>
          <span className={classes.subject}>{ticket.subject}</span>
          <Muted as="span" size="xs" className={classes.person}>
            {ticket.person}
          </Muted>
        </span>
        <strong className={classes.lateBy}>
          {span(ticket.minutesLeft)} <VisuallyHidden>{t('tickets.late')}</VisuallyHidden>
        </strong>
      </Link>
    </li>
  );
}
