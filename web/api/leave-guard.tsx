import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { hasStoredToken } from './stored-session.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';

interface Props {
  isDirty: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** The page keeps its tabs in the query string: another tab counts as another page. */
  hasTabsInSearch?: boolean;
}

/** Asks before unsaved work is lost: on navigation by a dialog, on closing the window by the browser's own. Use one per screen. */
export function LeaveGuard(props: Props) {
  const { isDirty, title, text, confirmLabel, hasTabsInSearch = false } = props;
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      isDirty &&
      // An ended session must still reach the login page.
      hasStoredToken() &&
      (current.pathname !== next.pathname || (hasTabsInSearch && current.search !== next.search)),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('stay')}
      isDanger
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {text}
    </ConfirmDialog>
  );
}
