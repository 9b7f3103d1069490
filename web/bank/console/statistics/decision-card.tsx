import type { WholeCalibration } from '@bac/contract/bank/statistics.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
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
import { calibrationPath } from './statistics-paths.ts';
import classes from './statistics.module.css';

interface DecisionProps {
  run: WholeCalibration;
  /** Questions that keep their values even if the others change. */
  unticked: ReadonlySet<string>;
}

/** Accepts or dismisses the proposals of a finished calibration, or says who did. */
export function DecisionCard({ run, unticked }: DecisionProps) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const [decision, setDecision] = useState<'accept' | 'dismiss'>();
  if (run.state !== 'done') {
    const values = {
      who: run.decidedBy ?? '–',
      when: formatMoment(run.decidedAt ?? run.createdAt, language),
    };
    return (
      <Muted size="xs">
        {run.state === 'accepted' ? t('decide.accepted', values) : t('decide.dismissed', values)}
      </Muted>
    );
  }
  const chosen = run.proposals.filter(({ item }) => !unticked.has(item)).length;
  const refusal = run.obstacle
    ? t(`decide.obstacle.${run.obstacle}`)
    : run.applicable === 0
      ? t('decide.allMoved')
      : chosen === 0 && t('decide.noneTicked');
  return (
    <Card title={t('decide.title')} titleLevel={2}>
      <Row gap={12} className={classes.decide}>
        <Muted size="sm" className={classes.lead}>
          {t('decide.lead')}
        </Muted>
        <Button
          disabled={refusal !== false}
          onClick={() => setDecision('accept')}
          {...(refusal && { 'aria-describedby': 'accept-refusal' })}
        >
          {t('decide.accept')}
        </Button>
        <Button variant="default" onClick={() => setDecision('dismiss')}>
          {t('decide.dismiss')}
        </Button>
        {unticked.size > 0 && <AgainButton run={run} unticked={unticked} />}
        {refusal && (
          <p id="accept-refusal" className={classes.refusal}>
            {refusal}
          </p>
        )}
      </Row>
      {decision && (
        <DecideDialog
          run={run}
          unticked={unticked}
          decision={decision}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Card>
  );
}

/** Starts another calibration without the answers to the questions that are not ticked. */
function AgainButton({ run, unticked }: DecisionProps) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const navigate = useNavigate();
  const action = useAction();
  async function start(): Promise<void> {
    const { section, model, scope, link } = run;
    await action.run(async () => {
      const id = crypto.randomUUID();
      const excluded = [...new Set([...run.excluded, ...unticked])];
      await call('POST /admin/calibrations', {
        body: { id, section, model, scope, link, excluded },
      });
      invalidate('GET /admin/calibrations');
      await navigate(calibrationPath(id));
    });
  }
  return (
    <Button variant="default" loading={action.isBusy} onClick={() => void start()}>
      {t('decide.again', { count: unticked.size, number: number(unticked.size) })}
    </Button>
  );
}

interface DialogProps extends DecisionProps {
  decision: 'accept' | 'dismiss';
  onClose: () => void;
}

function DecideDialog({ run, unticked, decision, onClose }: DialogProps) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const action = useAction();
  const items = run.proposals.map(({ item }) => item).filter((item) => !unticked.has(item));
  const count = Math.min(items.length, run.applicable);
  const values = { count, number: number(count) };
  const moved = run.proposals.length - run.applicable;

  async function confirm(): Promise<void> {
    const params = { calibration: run.id };
    // `useAction` shows a failure in a toast: somebody else may have decided.
    await action.run(async () => {
      if (decision === 'accept') {
        const { changed } = await call('POST /admin/calibrations/:calibration/accept', {
          params,
          body: unticked.size > 0 ? { items } : {},
        });
        const counts = { count: changed, number: number(changed) };
        void showToast('success', t('decide.acceptedToast', counts));
      } else {
        await call('POST /admin/calibrations/:calibration/dismiss', { params });
      }
    });
    invalidate(
      'GET /admin/calibrations/:calibration',
      'GET /admin/calibrations',
      'GET /admin/rescorings',
    );
    onClose();
  }

  return (
    <ConfirmDialog
      title={decision === 'accept' ? t('decide.acceptTitle') : t('decide.dismissTitle')}
      confirmLabel={
        decision === 'accept' ? t('decide.acceptLabel', values) : t('decide.dismissLabel')
      }
      isBusy={action.isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {decision === 'accept' ? (
        <>
          <p>{t('decide.acceptText', values)}</p>
          <p>{t('decide.formsStay')}</p>
          {moved > 0 && <p>{t('decide.moved', { count: moved, number: number(moved) })}</p>}
        </>
      ) : (
        <p>{t('decide.dismissText')}</p>
      )}
    </ConfirmDialog>
  );
}
