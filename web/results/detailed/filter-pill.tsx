import { IconCheck } from '@tabler/icons-react';
import classes from './filters.module.css';

interface Props {
  label: string;
  count: number;
  isOn: boolean;
  onToggle: () => void;
}

export const FilterPill = ({ label, count, isOn, onToggle }: Props) => (
  <button type="button" className={classes.pill} aria-pressed={isOn} onClick={onToggle}>
    {isOn && <IconCheck size={16} aria-hidden />}
    {label} <span className={classes.number}>{count}</span>
  </button>
);
