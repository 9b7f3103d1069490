import { IconCheck } from '@tabler/icons-react';
import classes from './filters.module.css';

interface Props {
  label: string;
  count: number;
  isOn: boolean;
  /** Several filters can be on at once; each shows a check. */
  isOneOfSeveral?: boolean;
  onPress: () => void;
}

/** A toggle filter with the number of results it would leave. */
export const FilterPill = ({ label, count, isOn, isOneOfSeveral = false, onPress }: Props) => (
  <button type="button" className={classes.pill} aria-pressed={isOn} onClick={onPress}>
    {isOneOfSeveral && isOn && <IconCheck size={16} aria-hidden />}
    {label} <span className={classes.count}>{count}</span>
  </button>
);
