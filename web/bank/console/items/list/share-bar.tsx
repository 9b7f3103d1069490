import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { useStatisticWords } from '../../../../ui/format/use-statistic-words.ts';
import classes from './list.module.css';

/** The share of right answers, as a number and a small bar; turmeric where it is far too low or too high. */
export function ShareBar({ card: { p, flags } }: { card: Pick<ItemCard, 'p' | 'flags'> }) {
  const statistic = useStatisticWords();
  const isOdd = flags.includes('too-hard') || flags.includes('too-easy');
  return (
    <span className={classes.share}>
      {p !== null && (
        <span className={classes.track} aria-hidden>
          <span data-odd={isOdd || undefined} style={{ inlineSize: `${p * 100}%` }} />
        </span>
      )}
      {statistic(p)}
    </span>
  );
}
