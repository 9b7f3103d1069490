import '@mantine/core/styles/Tooltip.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  isPhone: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

export function SidebarToggle({ isPhone, isOpen, onToggle }: Props) {
  const { t } = useTranslation('app/admin-shell');
  const FoldIcon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const Icon = isPhone ? IconMenu2 : FoldIcon;
  return (
    <Tooltip label={t('toggleSidebarHint')} disabled={isPhone} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={isPhone ? t('openMenu') : t('toggleSidebar')}
        aria-expanded={isOpen}
        aria-controls={isPhone ? undefined : 'sidebar'}
        aria-haspopup={isPhone ? 'dialog' : undefined}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
