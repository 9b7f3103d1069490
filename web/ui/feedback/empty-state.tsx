import type { ReactNode } from 'react';
import classes from './state.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  /** A button or link to the next step, if there is one. */
  action?: ReactNode;
}

/** The placeholder for an empty list or page, with a drawing of three steps and the sun. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className={classes.state}>
      <svg className={classes.art} viewBox="0 0 96 64" aria-hidden>
        <circle className={classes.sun} cx="84" cy="10" r="8" />
        <path className={classes.steps} d="M10 58V47h22V36h22V25h22v33" />
        <path className={classes.ground} d="M2 58h92" />
      </svg>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
