import type { WholeClass } from '@bac/contract/following/classes.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import form from '../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { Problem } from '../problem.tsx';

interface Props {
  /** The class to edit; without it the dialog creates one. */
  existing?: Pick<WholeClass, 'id' | 'name' | 'note'>;
  onClose: () => void;
  onDone: (changed: WholeClass) => void;
}

export function ClassDialog({ existing, onClose, onDone }: Props) {
  const { t } = useTranslation(['following/classes', 'ui']);
  const [id] = useState(() => existing?.id ?? oneTimeId());
  const [name, setName] = useState(existing?.name ?? '');
  const [note, setNote] = useState(existing?.note ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const { isBusy, error, run } = useAction();
  useFocusReturn();

  const isNamed = name.trim() !== '';
  const save = (): void => {
    setSubmitted(true);
    if (!isNamed) return;
    void run(async () => {
      const body = { name: name.trim(), note: note.trim() };
      const params = { class: id };
      const saved = await call('PUT /classes/:class', { params, body, quiet: true });
      invalidate('GET /classes', 'GET /classes/:class');
      onDone(saved);
    });
  };
  return (
    <Dialog title={t(existing ? 'edit.title' : 'new.title')} isBusy={isBusy} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={form.fields}>
          <TextInput
            label={t('new.name')}
            description={t('new.nameNote')}
            value={name}
            maxLength={120}
            required
            data-autofocus
            error={isSubmitted && !isNamed ? t('new.nameMissing') : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Textarea
            label={t('new.note')}
            description={t('new.noteNote')}
            value={note}
            maxLength={1000}
            autosize
            minRows={2}
            maxRows={6}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Problem>{error?.message}</Problem>
        </div>
        <div className={form.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(existing ? 'edit.save' : 'new.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
