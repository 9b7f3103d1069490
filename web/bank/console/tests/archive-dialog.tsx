import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../api/client.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  test: { id: string };
  name: string;
  onClose: () => void;
  onDone: (test: Reply<'POST /admin/tests/:test/status'>) => void;
}

/** Out of the offer, with what that means for those who are sitting it. */
export function ArchiveDialog({ test, name, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [isBusy, setBusy] = useState(false);

  async function archive(): Promise<void> {
    setBusy(true);
    const body = { status: 'archived' } as const;
    try {
      const params = { test: test.id };
      const done = await orEndSession(call('POST /admin/tests/:test/status', { params, body }));
      void showToast('success', t('archive.done', { name }));
      onDone(done);
    } catch {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('archive.title', { name })}
      confirmLabel={t('archive.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void archive()}
      onCancel={onClose}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
