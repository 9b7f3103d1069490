import type { ItemState } from '@bac/contract/bank/item-states.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import classes from './bank.module.css';
import { stateTones } from './state-tones.ts';

/** What an item is; after it what its next version is, where one is being written. */
export function StateChips({ states }: { states: ItemState[] }) {
  const { t } = useTranslation('bank/console/items');
  return (
    <span className={classes.chips}>
      {states.map((state, place) => (
        <Chip key={state} tone={stateTones[state]}>
          {place === 0 ? t(`state.${state}`) : t(`next.${state as 'draft' | 'review'}`)}
        </Chip>
      ))}
    </span>
  );
}
