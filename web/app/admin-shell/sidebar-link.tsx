import '@mantine/core/styles/Tooltip.css';
import { Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './sidebar.module.css';

interface Props {
  path: string;
  icon: Icon;
  label: string;
  isCurrent?: boolean;
  isFolded: boolean;
}

const events = { hover: true, focus: true, touch: false };

/** Fixed, or the scrolling list would cut it off. */
const beside = { position: 'right', floatingStrategy: 'fixed', withinPortal: false } as const;

export function SidebarLink({ path, icon: LinkIcon, label, isCurrent = false, isFolded }: Props) {
  return (
    <li>
      <Tooltip label={label} disabled={!isFolded} events={events} {...beside}>
        <Link className={classes.link} to={path} aria-current={isCurrent ? 'page' : undefined}>
          <LinkIcon className={classes.icon} size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>{label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}
