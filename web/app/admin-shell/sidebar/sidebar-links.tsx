import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOverdueTickets } from '../../../api/overdue-tickets.ts';
import { useHasPermission } from '../../../api/permissions.ts';
import { adminLinkGroups, dashboardLink, type AdminLink } from '../admin-links.ts';
import { startOverduePolling } from '../overdue-polling.ts';
import { currentLink } from './current-link.ts';
import { SidebarLink } from './sidebar-link.tsx';
import classes from './sidebar.module.css';

interface Props {
  isFolded?: boolean;
}

export function SidebarLinks({ isFolded = false }: Props) {
  const { t } = useTranslation('app/admin-shell');
  const id = useId();
  const overdue = useOverdue();
  const current = currentLink(useLocation().pathname);
  const renderLink = (link: AdminLink) => (
    <SidebarLink
      key={link.path}
      path={link.path}
      icon={link.icon}
      label={t(`link.${link.name}`)}
      isCurrent={link === current}
      isFolded={isFolded}
      {...(link.name === 'tickets' &&
        overdue > 0 && { overdue: { count: overdue, label: t('overdue', { count: overdue }) } })}
    />
  );
  return (
    <div className={classes.links}>
      <ul>{renderLink(dashboardLink)}</ul>
      {adminLinkGroups.map(({ name, links }) => (
        <div key={name} className={classes.group}>
          <p className={classes.groupName} id={id + name}>
            {t(`group.${name}`)}
          </p>
          <ul aria-labelledby={id + name}>{links.map(renderLink)}</ul>
        </div>
      ))}
      {/* On a narrow screen the header has no room for this link. */}
      <ul className={classes.site}>
        <SidebarLink path="/" icon={IconArrowBackUp} label={t('backToSite')} isFolded={isFolded} />
      </ul>
    </div>
  );
}

/** The number of overdue tickets; 0 for people who may not answer tickets. */
function useOverdue(): number {
  const isOnTeam = useHasPermission('answer tickets');
  const { count } = useOverdueTickets();
  useEffect(() => (isOnTeam ? startOverduePolling() : undefined), [isOnTeam]);
  return isOnTeam ? count : 0;
}
