import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { compareFields } from '../../../ui/data/versions/compare-fields.ts';
import { ConflictDialog } from '../../../ui/data/versions/conflict-dialog.tsx';
import { DifferenceList } from '../../../ui/data/versions/difference-list.tsx';
import { draftOf } from './canned-draft.ts';
import type { CannedEditor } from './use-canned-editor.ts';

interface Props {
  editor: CannedEditor;
  /** Null if somebody deleted the reply. */
  latest: CannedReply | null;
  saveButton: RefObject<HTMLButtonElement | null>;
}

const fields = ['name', 'category', 'body'] as const;

/** Shown when somebody else saved or deleted the reply while it was edited here. */
export function CannedConflict({ editor, latest, saveButton }: Props) {
  const { t } = useTranslation(['tickets/console/canned', 'tickets/console']);

  async function keep(): Promise<void> {
    if (await editor.overwrite(latest)) void showToast('success', t('conflict.kept'));
  }

  function labelOf(path: string): string {
    const field = fields.find((name) => name === path) ?? 'body';
    return field === 'category' ? t('tickets/console:category.label') : t(`field.${field}`);
  }

  function formatValue(path: string, value: string): string {
    return path === 'category'
      ? t(`tickets/console:category.${value as NonNullable<CannedReply['category']>}`)
      : value;
  }

  if (latest === null) {
    return (
      <ConfirmDialog
        title={t('conflict.deletedTitle')}
        confirmLabel={t('conflict.keepDeleted')}
        onConfirm={() => void keep()}
        onCancel={editor.dismissConflict}
      >
        {t('conflict.deletedText')}
      </ConfirmDialog>
    );
  }
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={() => {
        editor.takeLatest(latest);
        void showToast('info', t('conflict.taken'));
      }}
      keep={{ label: t('conflict.keep'), onKeep: () => void keep() }}
      saveButton={saveButton}
      onClose={editor.dismissConflict}
    >
      <DifferenceList
        differences={compareFields(editor.draft, draftOf(latest))}
        labelOf={labelOf}
        valueLabel={formatValue}
        emptyText={t('conflict.same')}
      />
    </ConflictDialog>
  );
}
