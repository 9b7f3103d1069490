import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { StudentNoteFields } from './student-note-fields.tsx';
import { trimNote } from './student-note.ts';

interface Props {
  item: string;
  version: number;
  /** How many results hold it. */
  results: number;
  /** A test that holds the question, for the preview of what students read. */
  test: LocalText | undefined;
  onClose: () => void;
  onDone: (item: WholeItem) => void;
}

/** Drops a version from scoring. */
export function DropDialog({ item, version, results, test, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState<LocalText>({ en: '', vi: '' });
  const { studentNote, isHalf } = trimNote(note);
  const { isBusy, error, run } = useAction();
  useFocusReturn();
  const submit = (): Promise<unknown> =>
    run(async () => {
      const changed = await call('POST /admin/questions/:item/versions/:version/drop', {
        params: { item, version },
        body: { reason: reason.trim(), studentNote },
        quiet: true,
      });
      void showToast('success', t('correction.done'));
      onDone(changed);
      onClose();
    });
  return (
    <Dialog title={t('drop.title', { version })} size={640} isBusy={isBusy} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>
          {t('drop.text')} {t('correction.results', { count: results, shown: number(results) })}
        </p>
        <Textarea
          label={t('correction.reason')}
          description={t('correction.reasonNote')}
          name="reason"
          rows={2}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <StudentNoteFields note={note} test={test} cause="dropped" onChange={setNote} />
        <FieldError id="drop-error">{error?.message}</FieldError>
      </div>
      <div className={form.buttons}>
        <Button
          color="lotus"
          disabled={reason.trim() === '' || isHalf}
          loading={isBusy}
          onClick={() => void submit()}
        >
          {t('drop.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
