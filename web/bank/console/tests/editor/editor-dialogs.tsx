import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ArchiveDialog } from '../archive-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { AssembleDialog } from './assemble-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { TestEditor } from './use-test.ts';

export type OpenDialog = 'assemble' | 'publish' | 'schedule' | 'rename' | 'discard' | 'archive';

interface Props {
  editor: TestEditor;
  name: string;
  open: OpenDialog | undefined;
  onClose: () => void;
}

export function EditorDialogs({ editor, name, open, onClose }: Props) {
  const { test } = editor;
  switch (open) {
    case 'assemble':
      return <AssembleDialog editor={editor} onClose={onClose} />;
    case 'publish':
    case 'schedule':
      return <PublishDialog editor={editor} name={name} onClose={onClose} />;
    case 'rename':
      return <RenameDialog editor={editor} onClose={onClose} />;
    case 'discard':
      return <DiscardDialog editor={editor} name={name} onClose={onClose} />;
    case 'archive':
      return (
        <ArchiveDialog
          test={test}
          name={name}
          onClose={onClose}
          onDone={(archived) => {
            editor.setTest(archived);
            onClose();
          }}
        />
      );
    case undefined:
      return null;
  }
}

function DiscardDialog({ editor: { test }, name, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('bank/console/tests');
  const navigate = useNavigate();
  const { isBusy, run } = useAction();

  async function discard(): Promise<void> {
    const isDone = await run(async () => {
      const query = { revision: test.revision };
      await call('DELETE /admin/tests/:test', { params: { test: test.id }, query });
      invalidate('GET /admin/tests');
      void showToast('success', t('discard.done', { name }));
      await navigate('/admin/tests');
    });
    if (!isDone) onClose();
  }

  return (
    <ConfirmDialog
      title={t('discard.title', { name })}
      confirmLabel={t('discard.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      {t('discard.text')}
    </ConfirmDialog>
  );
}
