import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';

interface Props {
  test: { id: string };
  name: string;
  onClose: () => void;
  onDone: (test: Reply<'POST /admin/tests/:test/status'>) => void;
}

/** Archives a test and says what that means for students who are taking it. */
export function ArchiveDialog({ test, name, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const { isBusy, run } = useAction();

  async function archive(): Promise<void> {
    await run(async () => {
      const params = { test: test.id };
      const body = { status: 'archived' } as const;
      const archived = await call('POST /admin/tests/:test/status', { params, body });
      invalidate('GET /admin/tests');
      void showToast('success', t('archive.done', { name }));
      onDone(archived);
    });
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
