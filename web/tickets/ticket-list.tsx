import type { TicketCard } from '@bac/contract/tickets/tickets.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../ui/format/use-format.ts';
import { SegmentedSwitch } from '../ui/forms/segmented-switch.tsx';
import { Muted, Row, Stack } from '../ui/layout/boxes/boxes.tsx';
import { StateChip } from './conversation/state-chip.tsx';
import { useShortMoment } from './conversation/use-moment.ts';
import { hasNews } from './seen-tickets.ts';
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
  const { view, setView, tickets, countOf, page, pages, setPage } = list;
  const labelOf = (name: View): string => {
    const count = countOf(name);
    return count === undefined ? t(`views.${name}`) : `${t(`views.${name}`)} ${number(count)}`;
  };
  return (
    <Stack as="nav" gap={14} className={classes.list} aria-label={t('own.title')}>
      <SegmentedSwitch
        label={t('views.label')}
        choices={views.map((value) => ({ value, label: labelOf(value) }))}
        value={view}
        onChange={setView}
      />
      {tickets.length === 0 ? (
        <Muted size="base">{t('views.none')}</Muted>
      ) : (
        <Stack as="ul" gap={12}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} isChosen={ticket.id === chosen} />
            </li>
          ))}
        </Stack>
      )}
      {pages > 1 && (
        <Row gap={10}>
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('views.newer')}
          </Button>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('views.older')}
          </Button>
        </Row>
      )}
    </Stack>
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
      <Row as="span" gap={10} justify="between" isOneLine>
        <span>#{number}</span>
        <time dateTime={updatedAt}>{moment(updatedAt)}</time>
      </Row>
      <span className={classes.subject}>{subject}</span>
      <span className={classes.cut}>{excerpt}</span>
      <Row as="span" gap={10} justify="between" isOneLine>
        <StateChip state={state} side="person" />
        {!isChosen && hasNews(ticket) && <b className={classes.news}>{t('own.news')}</b>}
      </Row>
    </Link>
  );
}
