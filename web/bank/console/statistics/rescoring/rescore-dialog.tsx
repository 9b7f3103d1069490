import { rescoringMessage } from '@bac/contract/results/rescoring-message.ts';
import type { Rescoring } from '@bac/contract/results/rescorings.ts';
import { languages } from '@bac/exam/item/language.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Panel, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { SectionChanges } from './section-changes.tsx';

interface Props {
  /** The counted rescoring. */
  run: Rescoring;
  onClose: () => void;
}

/** Starts the counted rescoring, with a reason. */
export function RescoreDialog({ run, onClose }: Props) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const [reason, setReason] = useState('');
  const action = useAction();
  useFocusReturn();
  const { results, changed } = run.figures;
  const counted = { count: results, number: number(results) };
  const submit = (): Promise<unknown> =>
    action.run(async () => {
      await call('POST /admin/rescorings/:rescoring/start', {
        params: { rescoring: run.id },
        body: { reason: reason.trim() },
        quiet: true,
      });
      void showToast('success', t('rescoring.started'));
      onClose();
    });
  return (
    <Dialog title={t('rescoring.dialogTitle')} size={640} isBusy={action.isBusy} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>
          {t('rescoring.found', counted)}{' '}
          {t('rescoring.changes', { count: changed, number: number(changed) })}{' '}
          {t('rescoring.keeps')}
        </p>
        <div className={form.text}>
          <SectionChanges figures={run.figures} />
        </div>
        <Textarea
          label={t('rescoring.reason')}
          description={t('rescoring.reasonNote')}
          name="reason"
          rows={2}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {changed > 0 && <StudentMessage />}
        <FieldError id="rescore-error">{action.error?.message}</FieldError>
      </div>
      <div className={form.buttons}>
        <Button
          disabled={reason.trim() === ''}
          loading={action.isBusy}
          onClick={() => void submit()}
        >
          {reason.trim() === '' ? t('rescoring.needsReason') : t('rescoring.confirm', counted)}
        </Button>
      </div>
    </Dialog>
  );
}

const example = { questions: 98, right: 71, sections: [] };

/** What a student reads, in both languages. */
function StudentMessage() {
  const { t } = useTranslation('bank/console/statistics');
  const { title, text } = rescoringMessage(
    {
      test: { en: '…', vi: '…' },
      before: { ...example, total: 1180 },
      after: { ...example, total: 1200 },
      studentNote: null,
    },
    'recalibrated',
  );
  return (
    <Panel as="section" aria-label={t('rescoring.preview')}>
      <Stack gap={6}>
        <Muted as="h3" size="xs">
          {t('rescoring.preview')}
        </Muted>
        {languages.map((language) => (
          <p key={language} lang={language} className={form.text}>
            <strong>{title[language]}.</strong> {text[language]}
          </p>
        ))}
      </Stack>
    </Panel>
  );
}
