import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './numbers.module.css';

interface Props {
  label: string;
  value: string;
  note: ReactNode;
  /** The address of the list that the number counts. */
  to?: string;
  isLate?: boolean;
  /** A spark line beside the number. */
  children?: ReactNode;
}

export function NumberCell({ label, value, note, to, isLate = false, children }: Props) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <strong className={classes.value}>{value}</strong>
      {children}
      <span className={classes.note}>{note}</span>
    </>
  );
  const look = { className: classes.cell ?? '', 'data-late': isLate || undefined };
  return (
    <li>
      {to === undefined ? (
        <div {...look}>{content}</div>
      ) : (
        <Link {...look} to={to}>
          {content}
        </Link>
      )}
    </li>
  );
}
