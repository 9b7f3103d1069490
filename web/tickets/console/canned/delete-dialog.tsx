import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  reply: CannedReply;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ reply, name, onClose, onDeleted }: Props) {
  const { t } = useTranslation('tickets/console/canned');
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await call('DELETE /admin/canned-replies/:reply', { params: { reply: reply.id } });
      void showToast('success', t('deleted', { name }));
      onDeleted();
    } catch {
      // The call has said why; it is still here.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('deleteConfirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
