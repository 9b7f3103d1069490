import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import { titleOf } from '@bac/contract/site/content-texts.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { PageGrid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { EntryConflict } from './entry-conflict.tsx';
import { EditorHead } from './editor-head.tsx';
import classes from './editor.module.css';
import { LeaveGuard } from '../../../../api/leave-guard.tsx';
import screen from '../../../../ui/layout/screen.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { PublicationCard } from './publication-card.tsx';
import { useEditor } from './use-editor.ts';

/** The editor of an entry: both languages in one sheet, with its publication and history beside it. */
export function EntryEditor({ initial }: { initial: ContentEntry }) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const editor = useEditor(initial);
  const { entry, body, isDirty, conflict } = editor;
  const [open, setOpen] = useState<'preview' | 'publish'>();
  const saveButton = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(undefined);
  const titles = titleOf(body);
  const title = titles[language] || titles.vi || titles.en || t('untitled');
  useDocumentTitle(`${title} – ${t('title')}`);
  return (
    <div className={screen.screen}>
      <EditorHead
        editor={editor}
        title={title}
        saveButton={saveButton}
        onPreview={() => setOpen('preview')}
        onPublish={() => setOpen('publish')}
      />
      <PageGrid gap={16} className={classes.columns}>
        <Sheet editor={editor} />
        <Stack as="aside" className={classes.side}>
          <PublicationCard editor={editor} />
          <HistoryCard
            entry={entry}
            isDirty={isDirty}
            isBusy={editor.isBusy}
            onRestore={async (old) => {
              const restored = await editor.restore(old);
              if (!restored) return false;
              void showToast('success', t('history.restored', { old, version: restored.version }));
              return true;
            }}
          />
        </Stack>
      </PageGrid>
      {open === 'preview' && <PreviewDialog body={body} onClose={close} />}
      {open === 'publish' && <PublishDialog editor={editor} title={title} onClose={close} />}
      {conflict && <EntryConflict editor={editor} conflict={conflict} saveButton={saveButton} />}
      <LeaveGuard
        isDirty={isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
    </div>
  );
}
