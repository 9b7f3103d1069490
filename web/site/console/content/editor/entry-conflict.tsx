import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { ConflictDialog } from '../../../../ui/data/versions/conflict-dialog.tsx';
import { Differences } from '../history/differences.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import type { Editor } from './use-editor.ts';

interface Props {
  editor: Editor;
  conflict: ContentEntry;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** Shown when somebody else has saved the entry that is being edited here. */
export function EntryConflict({ editor, conflict, saveButton }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();

  async function keep(): Promise<void> {
    if (await editor.overwriteOther(conflict)) void showToast('success', t('conflict.kept'));
  }

  function take(): void {
    editor.acceptOther(conflict);
    void showToast('info', t('conflict.taken'));
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text', {
        who: conflict.updatedBy ?? t('conflict.somebody'),
        version: conflict.version,
        when: formatMoment(conflict.updatedAt, language),
        mine: editor.entry.version,
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={take}
      keep={{
        label: t('conflict.keep', { version: conflict.version + 1 }),
        onKeep: () => void keep(),
      }}
      saveButton={saveButton}
      onClose={editor.dismissConflict}
    >
      <Differences before={editor.body} after={conflict.body} emptyText={t('conflict.same')} />
    </ConflictDialog>
  );
}
