import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { StudentNoteFields } from './student-note-fields.tsx';
import { trimNote } from './student-note.ts';
import classes from './versions.module.css';

interface Props {
  item: string;
  version: number;
  /** A test that holds the question, for the preview of what students read. */
  test: LocalText | undefined;
  onClose: () => void;
  onDone: (item: WholeItem) => void;
}

/** Grades answers to an earlier version by the latest key, after showing what would change. */
export function CorrectionDialog({ item, version, test, onClose, onDone }: Props) {
  const { t } = useTranslation('bank/console/items');
  const { number } = useFormat();
  const params = { item, version };
  const reply = useQuery('GET /admin/questions/:item/versions/:version/correction', { params });
  const [reason, setReason] = useState('');
  const [note, setNote] = useState<LocalText>({ en: '', vi: '' });
  const { studentNote, isHalf } = trimNote(note);
  const { isBusy, error, run } = useAction();
  useFocusReturn();

  async function submit(gradedAs: number): Promise<void> {
    await run(async () => {
      const body = { gradedAs, reason: reason.trim(), studentNote };
      await call('POST /admin/questions/:item/versions/:version/correction', {
        params,
        body,
        quiet: true,
      });
      void showToast('success', t('correction.done'));
      onDone(await call('GET /admin/questions/:item', { params: { item } }));
      onClose();
    });
  }

  function confirmLabel(results: number): string {
    if (reason.trim() === '') return t('correction.needsReason');
    if (isHalf) return t('correction.needsBoth');
    return t('correction.confirm', { count: results, shown: number(results) });
  }

  return (
    <Dialog title={t('correction.title', { version })} size={640} isBusy={isBusy} onClose={onClose}>
      <Loaded reply={reply} isInCard lines={4}>
        {({ before, after, gradedAs, results, running }) => (
          <>
            <div className={form.fields}>
              <p className={classes.keys}>
                <del>{before}</del> <ins>{after}</ins>
              </p>
              <p className={form.text}>
                {t('correction.results', { count: results, shown: number(results) })}{' '}
                {t('correction.running', { count: running, shown: number(running) })}
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
              <StudentNoteFields note={note} test={test} onChange={setNote} />
              <FieldError id="correction-error">{error?.message}</FieldError>
            </div>
            <div className={form.buttons}>
              <Button
                disabled={reason.trim() === '' || isHalf}
                loading={isBusy}
                onClick={() => void submit(gradedAs)}
              >
                {confirmLabel(results)}
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
