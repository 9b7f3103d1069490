import classes from './sort-button.module.css';

interface Props {
  label: string;
  /** The direction in which the table is sorted by this column, if it is. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
}

/** The heading of a column that a table can be sorted by. Its cell carries `aria-sort`. */
export function SortButton({ label, direction, onClick }: Props) {
  return (
    <button type="button" className={classes.sort} data-direction={direction} onClick={onClick}>
      {label}
    </button>
  );
}
