import { rescoringMessage } from '@bac/contract/results/rescoring-message.ts';
import type { Rescoring } from '@bac/contract/results/rescorings.ts';
import { languages } from '@bac/exam/item/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Panel, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { ReasonDialog } from '../../../../ui/overlays/reason-dialog.tsx';
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
  const { results, changed } = run.figures;
  const counted = { count: results, number: number(results) };
  const submit = (trimmed: string): Promise<unknown> =>
    action.run(async () => {
      await call('POST /admin/rescorings/:rescoring/start', {
        params: { rescoring: run.id },
        body: { reason: trimmed },
        quiet: true,
      });
      void showToast('success', t('rescoring.started'));
      onClose();
    });
  return (
    <ReasonDialog
      title={t('rescoring.dialogTitle')}
      size={640}
      reason={{
        label: t('rescoring.reason'),
        description: t('rescoring.reasonNote'),
        rows: 2,
        maxLength: 1000,
        isRequired: true,
        value: reason,
        onChange: setReason,
      }}
      below={changed > 0 && <StudentMessage />}
      confirmLabel={
        reason.trim() === '' ? t('rescoring.needsReason') : t('rescoring.confirm', counted)
      }
      startsOn="reason"
      isBusy={action.isBusy}
      error={action.error?.message}
      onConfirm={(trimmed) => void submit(trimmed)}
      onClose={onClose}
    >
      <p>
        {t('rescoring.found', counted)}{' '}
        {t('rescoring.changes', { count: changed, number: number(changed) })} {t('rescoring.keeps')}
      </p>
      <SectionChanges figures={run.figures} />
    </ReasonDialog>
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
