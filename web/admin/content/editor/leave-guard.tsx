import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { hasStoredToken } from '../../../api/stored-session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Asks before unsaved words are lost: in the product by a dialog, on closing the window by the browser's own. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('admin/content');
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      // Whose session has ended must get to the login page.
      hasStoredToken() &&
      here.pathname !== there.pathname,
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
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      isDanger
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
