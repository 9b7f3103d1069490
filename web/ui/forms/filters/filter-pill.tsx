import { IconCheck } from '@tabler/icons-react';
import classes from './filters.module.css';

interface Props {
  label: string;
  count: number;
  isOn: boolean;
  /** Several can be on at once; a check says so. */
  isOneOfSeveral?: boolean;
  onPress: () => void;
}

/** A filter to press, with how many it would leave. */
export const FilterPill = ({ label, count, isOn, isOneOfSeveral = false, onPress }: Props) => (
  <button type="button" className={classes.pill} aria-pressed={isOn} onClick={onPress}>
    {isOneOfSeveral && isOn && <IconCheck size={16} aria-hidden />}
    {label} <span className={classes.count}>{count}</span>
  </button>
);
