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
  /** Null where somebody deleted it. */
  theirs: CannedReply | null;
  saveButton: RefObject<HTMLButtonElement | null>;
}

const fields = ['name', 'category', 'body'] as const;

/** Somebody else has saved or deleted the reply that is being written here. */
export function CannedConflict({ editor, theirs, saveButton }: Props) {
  const { t } = useTranslation(['tickets/console/canned', 'tickets/console']);

  async function keep(): Promise<void> {
    if (await editor.keepMine(theirs)) void showToast('success', t('conflict.kept'));
  }

  function labelOf(path: string): string {
    const field = fields.find((name) => name === path) ?? 'body';
    return field === 'category' ? t('tickets/console:category.label') : t(`field.${field}`);
  }

  function said(path: string, value: string): string {
    return path === 'category'
      ? t(`tickets/console:category.${value as NonNullable<CannedReply['category']>}`)
      : value;
  }

  if (theirs === null) {
    return (
      <ConfirmDialog
        title={t('conflict.deletedTitle')}
        confirmLabel={t('conflict.keepDeleted')}
        onConfirm={() => void keep()}
        onCancel={editor.forgetTheirs}
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
        editor.takeTheirs(theirs);
        void showToast('info', t('conflict.taken'));
      }}
      keep={{ label: t('conflict.keep'), onKeep: () => void keep() }}
      saveButton={saveButton}
      onClose={editor.forgetTheirs}
    >
      <DifferenceList
        differences={compareFields(editor.draft, draftOf(theirs))}
        labelOf={labelOf}
        said={said}
        same={t('conflict.same')}
      />
    </ConflictDialog>
  );
}
