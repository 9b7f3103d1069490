import { Button } from '@mantine/core';
import type { ContentEntry } from '@bac/contract/content-admin.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import classes from '../content.module.css';
import { Differences } from '../history/differences.tsx';
import { formatHomeMoment } from '../home-time.ts';
import type { Editor } from './use-editor.ts';

interface Props {
  editor: Editor;
  theirs: ContentEntry;
}

/** Two have edited the same entry: nothing is overwritten until a person has seen both and chosen. */
export function ConflictDialog({ editor, theirs }: Props) {
  const { t } = useTranslation('admin/content');
  const { t: tUi } = useTranslation('ui');
  const [language] = useLanguage();
  useFocusReturn();

  async function keep(): Promise<void> {
    if (await editor.keepMine(theirs)) void showToast('success', t('conflict.kept'));
  }

  function take(): void {
    editor.takeTheirs(theirs);
    void showToast('info', t('conflict.taken'));
  }

  return (
    <Dialog title={t('conflict.title')} size={760} onClose={editor.forgetTheirs}>
      <div className={classes.dialogFields}>
        <p className={classes.dialogText}>
          {t('conflict.text', {
            who: theirs.updatedBy ?? t('conflict.somebody'),
            version: theirs.version,
            when: formatHomeMoment(theirs.updatedAt, language),
            mine: editor.entry.version,
          })}
        </p>
        <Differences before={editor.body} after={theirs.body} same={t('conflict.same')} />
        <p className={classes.dialogText}>{t('conflict.legend')}</p>
      </div>
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={editor.forgetTheirs} data-autofocus>
          {tUi('cancel')}
        </Button>
        <Button variant="default" onClick={take}>
          {t('conflict.take')}
        </Button>
        <Button onClick={() => void keep()}>
          {t('conflict.keep', { version: theirs.version + 1 })}
        </Button>
      </div>
    </Dialog>
  );
}
