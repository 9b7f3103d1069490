import '@mantine/core/styles/Tooltip.css';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './sidebar.module.css';

interface Props {
  path: string;
  icon: Icon;
  label: string;
  isCurrent?: boolean;
  isFolded: boolean;
  /** The number of overdue tickets, and the same as text for screen readers. */
  overdue?: { count: number; label: string };
}

const events = { hover: true, focus: true, touch: false };

/** Fixed positioning, because the scrolling list would clip the tooltip. */
const tooltipPosition = {
  position: 'right',
  floatingStrategy: 'fixed',
  withinPortal: false,
} as const;

/** Larger counts are shown as "99+". */
const maxCount = 99;

export function SidebarLink({ path, icon: LinkIcon, label, overdue, ...props }: Props) {
  const { isCurrent = false, isFolded } = props;
  const tooltip = overdue ? `${label}, ${overdue.label}` : label;
  return (
    <li>
      <Tooltip label={tooltip} disabled={!isFolded} events={events} {...tooltipPosition}>
        <Link className={classes.link} to={path} aria-current={isCurrent ? 'page' : undefined}>
          <LinkIcon className={classes.icon} size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>{label}</span>
          {overdue && (
            <>
              <span className={classes.late} aria-hidden>
                {overdue.count > maxCount ? `${maxCount}+` : overdue.count}
              </span>
              <VisuallyHidden>, {overdue.label}</VisuallyHidden>
            </>
          )}
        </Link>
      </Tooltip>
    </li>
  );
}
