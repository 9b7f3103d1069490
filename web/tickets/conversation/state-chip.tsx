import type { TicketState } from '@bac/contract/tickets/ticket-states.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/feedback/chip.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const tones: Record<TicketState, Tone> = {
  new: 'indigo',
  open: 'indigo',
  waiting: 'turmeric',
  resolved: 'leaf',
  closed: 'neutral',
};

/** The state of a ticket, worded for the person (`side="person"`) or for the team. */
export function StateChip({ state, side }: { state: TicketState; side: 'person' | 'team' }) {
  const { t } = useTranslation('tickets/conversation');
  return <Chip tone={tones[state]}>{t(`state.${side}.${state}`)}</Chip>;
}
