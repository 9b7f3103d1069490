import { useFormat } from '../../format/use-format.ts';
import classes from './view-tabs.module.css';

interface View<Value> {
  value: Value;
  label: string;
  /** How many rows the other filters leave; undefined while that is not known. */
  count: number | undefined;
}

interface Props<Value> {
  label: string;
  views: readonly View<Value>[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** On a phone the chosen one may stand outside the row. */
const scrollIntoRow = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The views of a list, above its table, each with how many there are. */
export function ViewTabs<Value extends string | undefined>({
  label,
  views,
  isChosen,
  onChoose,
}: Props<Value>) {
  const { number } = useFormat();
  return (
    <fieldset className={classes.tabs} aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value ?? ''}
          ref={isChosen(view.value) ? scrollIntoRow : null}
          type="button"
          className={classes.tab}
          aria-pressed={isChosen(view.value)}
          onClick={() => onChoose(view.value)}
        >
          {view.label}{' '}
          {view.count !== undefined && <span className={classes.count}>{number(view.count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
