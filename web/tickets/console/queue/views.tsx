import { ticketCategories, type TicketCategory } from '@bac/contract/tickets/ticket-categories.ts';
import { ticketViews, type TicketView } from '@bac/contract/tickets/ticket-views.ts';
import {
  IconArchive,
  IconClockExclamation,
  IconHourglass,
  IconInbox,
  IconList,
  IconStack2,
  IconUserQuestion,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import type { QueueView } from './use-queue-view.ts';
import classes from './views.module.css';

const icons: Record<TicketView, Icon> = {
  active: IconList,
  mine: IconInbox,
  unassigned: IconUserQuestion,
  overdue: IconClockExclamation,
  waiting: IconHourglass,
  done: IconArchive,
  all: IconStack2,
};

export interface Counts {
  byView: Record<TicketView, number>;
  byCategory: Record<TicketCategory, number>;
}

interface Props {
  view: QueueView;
  counts: Counts | undefined;
}

/** A category is shown within the active tickets, which is also what its number counts. */
const filterByCategory = (category: TicketCategory) => ({ view: 'active', category }) as const;
const filterByView = (view: TicketView) => ({ view, category: undefined }) as const;

/** The views with the number of tickets in each; a select where there is little room. */
export function Views({ view, counts }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const { filters, set } = view;
  const isChosen = (one: TicketView): boolean =>
    filters.category === undefined && filters.view === one;
  return (
    <>
      <Stack as="nav" gap={4} className={classes.long} aria-label={t('view.label')}>
        <Stack as="ul" gap={2}>
          {ticketViews.map((one) => {
            const Sign = icons[one];
            return (
              <Choice
                key={one}
                label={t(`view.${one}`)}
                icon={<Sign size={16} stroke={1.7} aria-hidden />}
                count={counts?.byView[one]}
                isLate={one === 'overdue' && (counts?.byView.overdue ?? 0) > 0}
                isChosen={isChosen(one)}
                onChoose={() => set(filterByView(one))}
              />
            );
          })}
        </Stack>
        <h2 className={classes.title}>{t('view.byCategory')}</h2>
        <Stack as="ul" gap={2}>
          {ticketCategories.map((one) => (
            <Choice
              key={one}
              label={t(`category.${one}`)}
              count={counts?.byCategory[one]}
              isChosen={filters.category === one}
              onChoose={() => set(filterByCategory(one))}
            />
          ))}
        </Stack>
      </Stack>
      <div className={classes.short}>
        <ViewSelect view={view} counts={counts} number={number} />
      </div>
    </>
  );
}

interface ChoiceProps {
  label: string;
  icon?: React.ReactNode;
  count: number | undefined;
  isLate?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, icon, count, isLate = false, isChosen, onChoose }: ChoiceProps) {
  const { number } = useFormat();
  return (
    <li>
      <PlainButton
        className={classes.choice ?? ''}
        aria-pressed={isChosen}
        data-late={isLate || undefined}
        onClick={onChoose}
      >
        {icon}
        <span className={classes.words}>{label}</span>
        {count !== undefined && <span className={classes.count}>{number(count)}</span>}
      </PlainButton>
    </li>
  );
}

function ViewSelect({ view, counts, number }: Props & { number: (value: number) => string }) {
  const { t } = useTranslation('tickets/console');
  const { filters, set } = view;
  const withCount = (label: string, count: number | undefined): string =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <PlainSelect
      label={t('view.choose')}
      options={[
        {
          group: t('view.byState'),
          items: ticketViews.map((one) => ({
            value: one,
            label: withCount(t(`view.${one}`), counts?.byView[one]),
          })),
        },
        {
          group: t('view.byCategory'),
          items: ticketCategories.map((one) => ({
            value: `category ${one}`,
            label: withCount(t(`category.${one}`), counts?.byCategory[one]),
          })),
        },
      ]}
      value={filters.category ? `category ${filters.category}` : filters.view}
      onChange={(value) => {
        const category = ticketCategories.find((one) => `category ${one}` === value);
        const chosen = ticketViews.find((one) => one === value);
        set(category ? filterByCategory(category) : filterByView(chosen ?? 'active'));
      }}
    />
  );
}
