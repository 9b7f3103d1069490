import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { stateTones } from './state-tones.ts';

/** The state of an item, and of its next version if somebody is writing one. */
export function StateChips({ states }: { states: ItemState[] }) {
  const { t } = useTranslation('bank/console/items');
  return (
    <Row as="span" gap={4}>
      {states.map((state, index) => (
        <Chip key={state} tone={stateTones[state]}>
          {index === 0 ? t(`state.${state}`) : t(`next.${state as 'draft' | 'review'}`)}
        </Chip>
      ))}
    </Row>
  );
}
