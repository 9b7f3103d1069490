import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';

interface Props {
  id: string;
  /** Of what is published; 0 where there is nothing but the draft. */
  version: number;
  onClose: () => void;
  onDone: () => void;
}

/** Throws away what is being written; an item that was never published goes with it. */
export function DiscardDialog({ id, version, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const [isBusy, setBusy] = useState(false);
  const params = { item: id };

  async function go(): Promise<void> {
    setBusy(true);
    try {
      const { draft } = await call('GET /admin/questions/:item', { params });
      const query = { revision: draft?.revision ?? 0 };
      await call('DELETE /admin/questions/:item/draft', { params, query });
      void showToast('success', t('discard.done', { id }));
      onDone();
    } catch {
      // The toast of the call has said why.
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('discard.title', { id })}
      confirmLabel={t('discard.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void go()}
      onCancel={onClose}
    >
      {version === 0 ? t('discard.whole') : t('discard.text', { version })}
    </ConfirmDialog>
  );
}
