import { Button } from '@mantine/core';
import { missingTexts } from '@bac/contract/site/content-texts.ts';
import { IconCalendarEvent, IconDeviceFloppy, IconEye } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorTop } from '../../../../ui/data/versions/editor-top.tsx';
import { SavedLine } from '../../../../ui/data/versions/saved-line.tsx';
import { StateChips } from '../state-chips.tsx';
import type { Editor } from './use-editor.ts';

interface Props {
  editor: Editor;
  title: string;
  saveButton: RefObject<HTMLButtonElement | null>;
  onPreview: () => void;
  onPublish: () => void;
}

/** The head of the editor: title, state and actions. */
export function EditorHead({ editor, title, saveButton, onPreview, onPublish }: Props) {
  const { t } = useTranslation('site/console/content');
  const { entry, body, isDirty, isBusy } = editor;
  const missingCount = missingTexts(entry.kind, body).length;
  const isLatestLive = entry.status === 'published' && entry.publishedVersion === entry.version;

  function publishLabel(): string {
    if (missingCount > 0) return t('editor.publishLacking', { count: missingCount });
    if (isDirty) return t('editor.saveAndPublish');
    if (isLatestLive) return t('editor.changeTime');
    return t('editor.publish', { version: entry.version });
  }

  return (
    <EditorTop
      back={{ to: `/admin/content?kind=${entry.kind}`, name: t(`kind.${entry.kind}`) }}
      title={title}
      status={<StateChips entry={entry} />}
      isSticky
    >
      <SavedLine
        saving={editor.saving}
        isDirty={isDirty}
        unchanged={t('editor.unchanged', { version: entry.version })}
      />
      <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={onPreview}>
        {t('editor.preview')}
      </Button>
      <Button
        ref={saveButton}
        variant="default"
        leftSection={<IconDeviceFloppy size={16} aria-hidden />}
        disabled={!isDirty}
        loading={isBusy}
        onClick={() => void editor.save()}
      >
        {t('editor.save')}
      </Button>
      <Button
        leftSection={<IconCalendarEvent size={16} aria-hidden />}
        disabled={missingCount > 0 || isBusy}
        onClick={onPublish}
      >
        {publishLabel()}
      </Button>
    </EditorTop>
  );
}
