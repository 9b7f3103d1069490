import { ViewTabs } from './view-tabs.tsx';

interface Props<Value extends string> {
  label: string;
  allLabel: string;
  values: readonly Value[];
  valueLabel: (value: Value) => string;
  /** The number of rows of each value under the other filters; undefined while loading. */
  counts: Partial<Record<Value, number>> | undefined;
  /** An empty list means all. */
  chosen: readonly Value[];
  onChoose: (value: Value | undefined) => void;
}

/** Tabs that filter a list by one value, with counts. */
export function CountedTabs<Value extends string>(props: Props<Value>) {
  const { counts, chosen } = props;
  const countOf = (value: Value): number => counts?.[value] ?? 0;
  return (
    <ViewTabs<Value | undefined>
      label={props.label}
      views={[
        {
          value: undefined,
          label: props.allLabel,
          count: counts && props.values.reduce((sum, value) => sum + countOf(value), 0),
        },
        ...props.values.map((value) => ({
          value,
          label: props.valueLabel(value),
          count: counts && countOf(value),
        })),
      ]}
      isChosen={(value) => (value ? chosen.includes(value) : chosen.length === 0)}
      onChoose={props.onChoose}
    />
  );
}
