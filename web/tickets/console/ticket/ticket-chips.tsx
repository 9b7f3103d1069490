import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { chosenTicketStates, type TicketState } from '@bac/contract/tickets/ticket-states.ts';
import type { TicketChange, WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { useQuery } from '../../../api/use-query.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { AssignItems } from '../actions/assign-items.tsx';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { priorities, priorityTones } from '../priorities.ts';
import { useTicketChanges } from '../use-ticket-changes.ts';
import classes from './ticket.module.css';

const stateTones: Record<TicketState, Tone> = {
  new: 'turmeric',
  open: 'indigo',
  waiting: 'neutral',
  resolved: 'leaf',
  closed: 'neutral',
};

interface Props {
  ticket: WholeTicket;
}

/** State, priority, category and assignee, each a chip whose menu changes it. */
export function TicketChips({ ticket }: Props) {
  const { t } = useTranslation('tickets/console');
  const me = useUser()?.accountId;
  const { state, priority, category, assignee } = ticket;
  const [isAssigning, setAssigning] = useState(false);
  const agents = useQuery('GET /admin/tickets/agents', { isOff: !isAssigning });
  const { change, assignRound } = useTicketChanges();
  const apply = (ticketChange: TicketChange): void => void change([ticket.id], ticketChange);
  return (
    <>
      <Choices name={t('state.label')} tone={stateTones[state]} label={t(`state.${state}`)}>
        {chosenTicketStates.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === state}
            disabled={one === state}
            onChange={() => apply({ state: one })}
          >
            {t(`make.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices
        name={t('priority.label')}
        tone={priorityTones[priority]}
        label={t(`priority.${priority}`)}
      >
        {priorities.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === priority}
            disabled={one === priority}
            onChange={() => apply({ priority: one })}
          >
            {t(`priority.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices name={t('category.label')} tone="neutral" label={t(`category.${category}`)}>
        {ticketCategories.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === category}
            disabled={one === category}
            onChange={() => apply({ category: one })}
          >
            {t(`category.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices
        name={t('assign.label')}
        tone="neutral"
        label={assignee?.id === me ? t('assign.mine') : (assignee?.name ?? t('assign.nobody'))}
        isPlain
        onToggle={setAssigning}
      >
        <AssignItems
          agents={agents.data ?? []}
          current={assignee?.id ?? null}
          onAssign={(agent) => apply({ assignee: agent })}
          onAssignRound={() => void assignRound([ticket.id])}
        />
      </Choices>
    </>
  );
}

interface ChoicesProps {
  name: string;
  tone: Tone;
  label: string;
  /** Without a tint, for a value that is no status. */
  isPlain?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

const Choices = ({ onToggle, children, ...chip }: ChoicesProps) => (
  <DeskMenu target={<Opener {...chip} />} {...(onToggle && { onToggle })}>
    {children}
  </DeskMenu>
);

type OpenerProps = Omit<ChoicesProps, 'children' | 'onToggle'> & ComponentProps<'button'>;

/** Passes on what the menu gives its target: event handlers and the ref it is positioned by. */
const Opener = ({ name, tone, label, isPlain, ...props }: OpenerProps) => (
  <PlainButton
    {...props}
    className={classes.chip ?? ''}
    data-tone={tone}
    data-plain={isPlain || undefined}
    aria-label={`${name}: ${label}`}
  >
    {label}
    <IconChevronDown size={14} aria-hidden />
  </PlainButton>
);
