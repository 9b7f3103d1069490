import { useFormat } from '../../format/use-format.ts';
import classes from './view-tabs.module.css';

interface View<Value> {
  value: Value;
  label: string;
  /** The number of rows under the other filters; undefined while loading. */
  count: number | undefined;
}

interface Props<Value> {
  label: string;
  views: readonly View<Value>[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** On a phone the row scrolls and may hide the selected tab. */
const scrollIntoRow = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The views of a list as tabs above its table, each with its count. */
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
