import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';

interface Props {
  id: string;
  isArchived: boolean;
  /** The number of tests that hold the item. */
  forms: number;
  onClose: () => void;
  onDone: (item: WholeItem) => void;
}

/** Archives or restores an item. Tests that hold it keep it. */
export function ArchiveDialog({ id, isArchived, forms, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { isBusy, run } = useAction();
  const action = isArchived ? 'restore' : 'archive';

  async function submit(): Promise<void> {
    await run(async () => {
      const body = { status: isArchived ? 'published' : 'archived' } as const;
      const item = await call('POST /admin/questions/:item/status', { params: { item: id }, body });
      invalidate('GET /admin/questions', 'GET /admin/questions/:item/card');
      onDone(item);
      void showToast('success', t(`${action}.done`, { id }));
    });
  }

  return (
    <ConfirmDialog
      title={t(`${action}.title`, { id })}
      confirmLabel={t(`${action}.confirm`)}
      isDanger={!isArchived}
      isBusy={isBusy}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {t(`${action}.text`)} {!isArchived && forms > 0 && t('archive.forms', { count: forms })}
    </ConfirmDialog>
  );
}
