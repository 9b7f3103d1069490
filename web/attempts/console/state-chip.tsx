import type { AttemptState } from '@bac/contract/attempts/attempt-states.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/feedback/chip.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';

const stateTones: Record<AttemptState, Tone> = {
  running: 'turmeric',
  completed: 'leaf',
  abandoned: 'neutral',
  invalidated: 'lotus',
};

export function StateChip({ state }: { state: AttemptState }) {
  const { t } = useTranslation('attempts/console');
  return <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>;
}
