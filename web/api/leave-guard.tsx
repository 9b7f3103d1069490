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
  /** Where the tabs of a page stand in its search: another tab is another page. */
  hasTabsInSearch?: boolean;
}

/** Asks before unsaved work is lost: in the product by a dialog, on closing the window by the browser's own. One on a screen. */
export function LeaveGuard(props: Props) {
  const { isDirty, title, text, confirmLabel, hasTabsInSearch = false } = props;
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      // Whose session has ended must get to the login page.
      hasStoredToken() &&
      (here.pathname !== there.pathname || (hasTabsInSearch && here.search !== there.search)),
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
