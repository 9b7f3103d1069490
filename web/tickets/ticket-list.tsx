import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../ui/format/use-format.ts';
import { SegmentedSwitch } from '../ui/forms/segmented-switch.tsx';
import { StateChip } from './conversation/state-chip.tsx';
import { useShortMoment } from './conversation/use-moment.ts';
import { isNews } from './seen-tickets.ts';
import classes from './tickets.module.css';
import type { useOwnTickets } from './use-own-tickets.ts';
import { views, type View } from './views.ts';

interface Props {
  list: ReturnType<typeof useOwnTickets>;
  chosen: string | undefined;
}

export function TicketList({ list, chosen }: Props) {
  const { t } = useTranslation('tickets');
  const { number } = useFormat();
  const { view, setView, shown, countOf, page, pages, setPage } = list;
  const labelOf = (name: View): string => {
    const count = countOf(name);
    return count === undefined ? t(`views.${name}`) : `${t(`views.${name}`)} ${number(count)}`;
  };
  return (
    <nav className={classes.list} aria-label={t('own.title')}>
      <SegmentedSwitch
        label={t('views.label')}
        choices={views.map((value) => ({ value, label: labelOf(value) }))}
        value={view}
        onChange={setView}
      />
      {shown.length === 0 ? (
        <p className={classes.none}>{t('views.none')}</p>
      ) : (
        <ul className={classes.rows}>
          {shown.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} isChosen={ticket.id === chosen} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={classes.pages}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('views.newer')}
          </Button>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('views.older')}
          </Button>
        </div>
      )}
    </nav>
  );
}

interface TicketRowProps {
  ticket: TicketCard;
  isChosen: boolean;
}

function TicketRow({ ticket, isChosen }: TicketRowProps) {
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
