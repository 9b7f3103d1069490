import { Button, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import type { TestEditor } from './use-test.ts';

interface Props {
  editor: TestEditor;
  onClose: () => void;
}

export function RenameDialog({ editor, onClose }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [name, setName] = useState(editor.test.name);
  useFocusReturn();

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await editor.change({ name });
    onClose();
  }

  return (
    <Dialog title={t('rename.title')} isBusy={editor.isBusy} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <div className={form.fields}>
          {(['vi', 'en'] as const).map((language) => (
            <TextInput
              key={language}
              label={t(`create.name.${language}`)}
              maxLength={120}
              lang={language}
              value={name[language]}
              onChange={({ currentTarget: { value } }) =>
                setName((before) => ({ ...before, [language]: value }))
              }
            />
          ))}
        </div>
        <div className={form.buttons}>
          <Button type="submit" loading={editor.isBusy}>
            {t('rename.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
