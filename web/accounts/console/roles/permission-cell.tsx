import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconLock, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Change } from './pending-changes.ts';
import classes from './roles.module.css';

interface Props {
  /** “Tutor: write questions” */
  label: string;
  isGranted: boolean;
  change: Change | undefined;
  onToggle: () => void;
}

/** Shows the saved state or the pending change: a plus to grant, a dashed minus to revoke. */
export function PermissionCell({ label, isGranted, change, onToggle }: Props) {
  const { t } = useTranslation('accounts/console/roles');
  const isOn = change ? change.isGranted : isGranted;
  return (
    <button
      type="button"
      className={classes.right}
      data-state={change ? (change.isGranted ? 'added' : 'removed') : isGranted ? 'on' : 'off'}
      aria-pressed={isOn}
      aria-label={change ? t('cell.pending', { label }) : label}
      onClick={onToggle}
    >
      {change ? (
        change.isGranted ? (
          <IconPlus size={14} stroke={2.5} aria-hidden />
        ) : (
          <IconMinus size={14} stroke={2.5} aria-hidden />
        )
      ) : isGranted ? (
        <IconCheck size={14} stroke={2.5} aria-hidden />
      ) : (
        <span aria-hidden>{'–'}</span>
      )}
    </button>
  );
}

/** Administrators may do everything, and nobody can change that. */
export function LockedCell() {
  const { t } = useTranslation('accounts/console/roles');
  return (
    <span className={classes.right} data-state="on" title={t('cell.locked')}>
      <IconLock size={14} aria-hidden />
      <VisuallyHidden>{t('cell.locked')}</VisuallyHidden>
    </span>
  );
}
