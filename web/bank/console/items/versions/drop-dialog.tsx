import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { ReasonDialog } from '../../../../ui/overlays/reason-dialog.tsx';
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
  const submit = (trimmed: string): Promise<unknown> =>
    run(async () => {
      const changed = await call('POST /admin/questions/:item/versions/:version/drop', {
        params: { item, version },
        body: { reason: trimmed, studentNote },
        quiet: true,
      });
      void showToast('success', t('correction.done'));
      onDone(changed);
      onClose();
    });
  return (
    <ReasonDialog
      title={t('drop.title', { version })}
      size={640}
      reason={{
        label: t('correction.reason'),
        description: t('correction.reasonNote'),
        rows: 2,
        maxLength: 1000,
        isRequired: true,
        value: reason,
        onChange: setReason,
      }}
      below={<StudentNoteFields note={note} test={test} cause="dropped" onChange={setNote} />}
      confirmLabel={t('drop.confirm')}
      isDanger
      canConfirm={!isHalf}
      startsOn="reason"
      isBusy={isBusy}
      error={error?.message}
      onConfirm={(trimmed) => void submit(trimmed)}
      onClose={onClose}
    >
      <p>
        {t('drop.text')} {t('correction.results', { count: results, shown: number(results) })}
      </p>
    </ReasonDialog>
  );
}
