import type { WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { formatMoment } from '../../../ui/format/home-time.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

/** Nothing has changed yet: somebody says whether it shall. */
export function Decide({ run }: { run: WholeCalibration }) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const [asked, setAsked] = useState<'accept' | 'dismiss'>();
  if (run.state !== 'done') {
    const words = {
      who: run.decidedBy ?? '–',
      when: formatMoment(run.decidedAt ?? run.createdAt, language),
    };
    return (
      <Muted size="xs">
        {run.state === 'accepted' ? t('decide.accepted', words) : t('decide.dismissed', words)}
      </Muted>
    );
  }
  const refusal = run.obstacle
    ? t(`decide.obstacle.${run.obstacle}`)
    : run.applicable === 0 && t('decide.allMoved');
  return (
    <Card title={t('decide.title')} titleLevel={2}>
      <Row gap={12} className={classes.decide}>
        <Muted size="sm" className={classes.lead}>
          {t('decide.lead')}
        </Muted>
        <Button
          disabled={refusal !== false}
          onClick={() => setAsked('accept')}
          {...(refusal && { 'aria-describedby': 'accept-refusal' })}
        >
          {t('decide.accept')}
        </Button>
        <Button variant="default" onClick={() => setAsked('dismiss')}>
          {t('decide.dismiss')}
        </Button>
        {refusal && (
          <p id="accept-refusal" className={classes.refusal}>
            {refusal}
          </p>
        )}
      </Row>
      {asked && <DecideDialog run={run} what={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

interface DialogProps {
  run: WholeCalibration;
  what: 'accept' | 'dismiss';
  onClose: () => void;
}

function DecideDialog({ run, what, onClose }: DialogProps) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const action = useAction();
  const words = { count: run.applicable, number: number(run.applicable) };
  const moved = run.proposals.length - run.applicable;

  async function confirm(): Promise<void> {
    const params = { calibration: run.id };
    // A failure is shown in a toast; somebody else may have decided.
    await action.run(async () => {
      if (what === 'accept') {
        const { changed } = await call('POST /admin/calibrations/:calibration/accept', { params });
        const counts = { count: changed, number: number(changed) };
        void showToast('success', t('decide.acceptedToast', counts));
      } else {
        await call('POST /admin/calibrations/:calibration/dismiss', { params });
      }
    });
    invalidate('GET /admin/calibrations/:calibration', 'GET /admin/calibrations');
    onClose();
  }

  return (
    <ConfirmDialog
      title={what === 'accept' ? t('decide.acceptTitle') : t('decide.dismissTitle')}
      confirmLabel={what === 'accept' ? t('decide.acceptLabel', words) : t('decide.dismissLabel')}
      isBusy={action.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {what === 'accept' ? (
        <>
          <p>{t('decide.acceptText', words)}</p>
          <p>{t('decide.formsStay')}</p>
          {moved > 0 && <p>{t('decide.moved', { count: moved, number: number(moved) })}</p>}
        </>
      ) : (
        <p>{t('decide.dismissText')}</p>
      )}
    </ConfirmDialog>
  );
}
