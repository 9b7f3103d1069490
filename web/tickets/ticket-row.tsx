import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateChip } from './conversation/state-chip.tsx';
import { useShortMoment } from './conversation/use-moment.ts';
import { isNews } from './seen-tickets.ts';
import classes from './tickets.module.css';

interface Props {
  ticket: TicketCard;
  isChosen: boolean;
}

export function TicketRow({ ticket, isChosen }: Props) {
  const { t } = useTranslation('tickets');
  const moment = useShortMoment();
  const { id, number, subject, state, excerpt, updatedAt } = ticket;
  return (
    <Link
      className={classes.row ?? ''}
      to={`/tickets/${id}`}
      aria-current={isChosen ? 'page' : undefined}
      preventScrollReset={isChosen}
    >
      <span className={classes.rowTop}>
        <span>#{number}</span>
        <time dateTime={updatedAt}>{moment(updatedAt)}</time>
      </span>
      <span className={classes.subject}>{subject}</span>
      <span className={classes.excerpt}>{excerpt}</span>
      <span className={classes.rowFoot}>
        <StateChip state={state} side="person" />
        {!isChosen && isNews(ticket) && <b className={classes.news}>{t('own.news')}</b>}
      </span>
    </Link>
  );
}
