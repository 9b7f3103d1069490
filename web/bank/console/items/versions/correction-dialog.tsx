import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { ReasonDialog } from '../../../../ui/overlays/reason-dialog.tsx';
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
  const correction = reply.data;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState<LocalText>({ en: '', vi: '' });
  const { studentNote, isHalf } = trimNote(note);
  const { isBusy, error, run } = useAction();

  async function submit(trimmed: string): Promise<void> {
    if (!correction) return;
    await run(async () => {
      const body = { gradedAs: correction.gradedAs, reason: trimmed, studentNote };
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

  function confirmLabel(): string {
    if (!correction || reason.trim() === '') return t('correction.needsReason');
    if (isHalf) return t('correction.needsBoth');
    const { results } = correction;
    return t('correction.confirm', { count: results, shown: number(results) });
  }

  return (
    <ReasonDialog
      title={t('correction.title', { version })}
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
      below={<StudentNoteFields note={note} test={test} onChange={setNote} />}
      confirmLabel={confirmLabel()}
      canConfirm={correction !== undefined && !isHalf}
      startsOn="reason"
      isBusy={isBusy}
      error={error?.message}
      onConfirm={(trimmed) => void submit(trimmed)}
      onClose={onClose}
    >
      <Loaded reply={reply} isInCard lines={4}>
        {({ before, after, results, running }) => (
          <>
            <p className={classes.keys}>
              <del>{before}</del> <ins>{after}</ins>
            </p>
            <p>
              {t('correction.results', { count: results, shown: number(results) })}{' '}
              {t('correction.running', { count: running, shown: number(running) })}
            </p>
          </>
        )}
      </Loaded>
    </ReasonDialog>
  );
}
