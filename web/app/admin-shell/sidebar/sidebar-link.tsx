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
  /** What is overdue there, and the same in words. */
  late?: { count: number; words: string };
}

const events = { hover: true, focus: true, touch: false };

/** Fixed, or the scrolling list would cut it off. */
const beside = { position: 'right', floatingStrategy: 'fixed', withinPortal: false } as const;

/** More than this is "many" to anybody. */
const mostShown = 99;

export function SidebarLink({ path, icon: LinkIcon, label, late, ...props }: Props) {
  const { isCurrent = false, isFolded } = props;
  const tip = late ? `${label}, ${late.words}` : label;
  return (
    <li>
      <Tooltip label={tip} disabled={!isFolded} events={events} {...beside}>
        <Link className={classes.link} to={path} aria-current={isCurrent ? 'page' : undefined}>
          <LinkIcon className={classes.icon} size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>{label}</span>
          {late && (
            <>
              <span className={classes.late} aria-hidden>
                {late.count > mostShown ? `${mostShown}+` : late.count}
              </span>
              <VisuallyHidden>, {late.words}</VisuallyHidden>
            </>
          )}
        </Link>
      </Tooltip>
    </li>
  );
}
