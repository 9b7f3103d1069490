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

/** How it stands: each a word that opens what else it could be. */
export function TicketChips({ ticket }: Props) {
  const { t } = useTranslation('tickets/console');
  const me = useUser()?.accountId;
  const { state, priority, category, assignee } = ticket;
  const [isAssigning, setAssigning] = useState(false);
  const agents = useQuery('GET /admin/tickets/agents', { isOff: !isAssigning });
  const { change, deal } = useTicketChanges();
  const make = (wanted: TicketChange): void => void change([ticket.id], wanted);
  return (
    <>
      <Choices name={t('state.label')} tone={stateTones[state]} word={t(`state.${state}`)}>
        {chosenTicketStates.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === state}
            disabled={one === state}
            onChange={() => make({ state: one })}
          >
            {t(`make.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices
        name={t('priority.label')}
        tone={priorityTones[priority]}
        word={t(`priority.${priority}`)}
      >
        {priorities.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === priority}
            disabled={one === priority}
            onChange={() => make({ priority: one })}
          >
            {t(`priority.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices name={t('category.label')} tone="neutral" word={t(`category.${category}`)}>
        {ticketCategories.map((one) => (
          <Menu.CheckboxItem
            key={one}
            checked={one === category}
            disabled={one === category}
            onChange={() => make({ category: one })}
          >
            {t(`category.${one}`)}
          </Menu.CheckboxItem>
        ))}
      </Choices>
      <Choices
        name={t('assign.label')}
        tone="neutral"
        word={assignee?.id === me ? t('assign.mine') : (assignee?.name ?? t('assign.nobody'))}
        isPlain
        onToggle={setAssigning}
      >
        <AssignItems
          agents={agents.data ?? []}
          current={assignee?.id ?? null}
          onAssign={(agent) => make({ assignee: agent })}
          onDeal={() => void deal([ticket.id])}
        />
      </Choices>
    </>
  );
}

interface ChoicesProps {
  name: string;
  tone: Tone;
  word: string;
  /** Without a tint: it says nothing about how it stands. */
  isPlain?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

const Choices = ({ onToggle, children, ...shown }: ChoicesProps) => (
  <DeskMenu target={<Opener {...shown} />} {...(onToggle && { onToggle })}>
    {children}
  </DeskMenu>
);

type OpenerProps = Omit<ChoicesProps, 'children' | 'onToggle'> & ComponentProps<'button'>;

/** Takes what the menu gives its target: what is pressed, and where the menu hangs. */
const Opener = ({ name, tone, word, isPlain, ...given }: OpenerProps) => (
  <PlainButton
    {...given}
    className={classes.chip ?? ''}
    data-tone={tone}
    data-plain={isPlain || undefined}
    aria-label={`${name}: ${word}`}
  >
    {word}
    <IconChevronDown size={14} aria-hidden />
  </PlainButton>
);
