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
  theirs: ContentEntry;
  saveButton: RefObject<HTMLButtonElement | null>;
}

/** Somebody else has saved the entry that is being written here. */
export function EntryConflict({ editor, theirs, saveButton }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();

  async function keep(): Promise<void> {
    if (await editor.keepMine(theirs)) void showToast('success', t('conflict.kept'));
  }

  function take(): void {
    editor.takeTheirs(theirs);
    void showToast('info', t('conflict.taken'));
  }

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text', {
        who: theirs.updatedBy ?? t('conflict.somebody'),
        version: theirs.version,
        when: formatMoment(theirs.updatedAt, language),
        mine: editor.entry.version,
      })}
      legend={t('conflict.legend')}
      takeLabel={t('conflict.take')}
      onTake={take}
      keep={{
        label: t('conflict.keep', { version: theirs.version + 1 }),
        onKeep: () => void keep(),
      }}
      saveButton={saveButton}
      onClose={editor.forgetTheirs}
    >
      <Differences before={editor.body} after={theirs.body} same={t('conflict.same')} />
    </ConflictDialog>
  );
}
