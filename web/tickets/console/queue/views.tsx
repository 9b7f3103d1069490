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

const signs: Record<TicketView, Icon> = {
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

/** A category is looked at among what is the team's turn: that is what its number counts. */
const ofCategory = (category: TicketCategory) => ({ view: 'active', category }) as const;
const ofView = (view: TicketView) => ({ view, category: undefined }) as const;

/** The views with how many each holds, one under the other; where there is little room, a list to choose from. */
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
            const Sign = signs[one];
            return (
              <Choice
                key={one}
                label={t(`view.${one}`)}
                sign={<Sign size={16} stroke={1.7} aria-hidden />}
                count={counts?.byView[one]}
                isLate={one === 'overdue' && (counts?.byView.overdue ?? 0) > 0}
                isChosen={isChosen(one)}
                onChoose={() => set(ofView(one))}
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
              onChoose={() => set(ofCategory(one))}
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
  sign?: React.ReactNode;
  count: number | undefined;
  isLate?: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, sign, count, isLate = false, isChosen, onChoose }: ChoiceProps) {
  const { number } = useFormat();
  return (
    <li>
      <PlainButton
        className={classes.choice ?? ''}
        aria-pressed={isChosen}
        data-late={isLate || undefined}
        onClick={onChoose}
      >
        {sign}
        <span className={classes.words}>{label}</span>
        {count !== undefined && <span className={classes.count}>{number(count)}</span>}
      </PlainButton>
    </li>
  );
}

function ViewSelect({ view, counts, number }: Props & { number: (value: number) => string }) {
  const { t } = useTranslation('tickets/console');
  const { filters, set } = view;
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <PlainSelect
      label={t('view.choose')}
      options={[
        {
          group: t('view.byState'),
          items: ticketViews.map((one) => ({
            value: one,
            label: counted(t(`view.${one}`), counts?.byView[one]),
          })),
        },
        {
          group: t('view.byCategory'),
          items: ticketCategories.map((one) => ({
            value: `category ${one}`,
            label: counted(t(`category.${one}`), counts?.byCategory[one]),
          })),
        },
      ]}
      value={filters.category ? `category ${filters.category}` : filters.view}
      onChange={(value) => {
        const category = ticketCategories.find((one) => `category ${one}` === value);
        const chosen = ticketViews.find((one) => one === value);
        set(category ? ofCategory(category) : ofView(chosen ?? 'active'));
      }}
    />
  );
}
