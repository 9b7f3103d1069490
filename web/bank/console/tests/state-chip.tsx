import type { TestState } from '@bac/contract/attempts/test-states.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';

const stateTones: Record<TestState, Tone> = {
  draft: 'turmeric',
  scheduled: 'indigo',
  published: 'leaf',
  archived: 'neutral',
};

export function StateChip({ state }: { state: TestState }) {
  const { t } = useTranslation('bank/console/tests');
  return <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>;
}
