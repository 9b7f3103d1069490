import { DayFilter } from './day-filter.tsx';

interface Span {
  since: string | undefined;
  until: string | undefined;
}

interface Props {
  labels: Record<keyof Span, string>;
  value: Span;
  onChange: (changes: Partial<Span>) => void;
}

/** A filter from a day, until a day, or both. */
export const DaySpan = ({ labels, value, onChange }: Props) =>
  (['since', 'until'] as const).map((end) => (
    <DayFilter
      key={end}
      label={labels[end]}
      value={value[end]}
      onChange={(day) => onChange({ [end]: day })}
    />
  ));
