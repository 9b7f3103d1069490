import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SegmentedSwitch } from '../ui/forms/segmented-switch.tsx';
import { useFormat } from '../ui/format/use-format.ts';
import { TicketRow } from './ticket-row.tsx';
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
