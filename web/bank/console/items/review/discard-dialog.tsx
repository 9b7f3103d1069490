import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';

interface Props {
  id: string;
  /** The published version; 0 if there is only the draft. */
  version: number;
  onClose: () => void;
  onDone: () => void;
}

/** Discards the draft; an item that was never published is deleted with it. */
export function DiscardDialog({ id, version, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { isBusy, run } = useAction();
  const params = { item: id };

  async function submit(): Promise<void> {
    await run(async () => {
      const { draft } = await call('GET /admin/questions/:item', { params });
      const query = { revision: draft?.revision ?? 0 };
      await call('DELETE /admin/questions/:item/draft', { params, query });
      invalidate('GET /admin/questions', 'GET /admin/questions/:item/card');
      void showToast('success', t('discard.done', { id }));
      onDone();
    });
  }

  return (
    <ConfirmDialog
      title={t('discard.title', { id })}
      confirmLabel={t('discard.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {version === 0 ? t('discard.whole') : t('discard.text', { version })}
    </ConfirmDialog>
  );
}
