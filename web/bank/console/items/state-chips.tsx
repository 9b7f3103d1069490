import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { stateTones } from './state-tones.ts';

/** What an item is; after it what its next version is, where one is being written. */
export function StateChips({ states }: { states: ItemState[] }) {
  const { t } = useTranslation('bank/console/items');
  return (
    <Row as="span" gap={4}>
      {states.map((state, place) => (
        <Chip key={state} tone={stateTones[state]}>
          {place === 0 ? t(`state.${state}`) : t(`next.${state as 'draft' | 'review'}`)}
        </Chip>
      ))}
    </Row>
  );
}
