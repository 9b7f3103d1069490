import { isInProgress } from '@bac/contract/results/rescoring-states.ts';
import type { Rescoring, Rescorings } from '@bac/contract/results/rescorings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { DataTable, type Column } from '../../../../ui/data/data-table.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../statistics.module.css';
import { usePoll } from '../use-poll.ts';
import { SectionChanges } from './section-changes.tsx';
import { RescoreDialog } from './rescore-dialog.tsx';

/** Offers to rescore finished results with the current parameters, once a calibration has been accepted. */
export function RescoringCard() {
  const { t } = useTranslation('bank/console/statistics');
  const reply = useQuery('GET /admin/rescorings', { isKept: true });
  const latest = reply.data?.rescorings[0];
  usePoll(latest !== undefined && isInProgress(latest), reply.reload);
  if (!reply.data || reply.data.generation === 0) return null;
  const { generation, rescorings } = reply.data;
  return (
    <>
      <Card title={t('rescoring.title')} titleLevel={2}>
        <Stack gap={14}>
          <Muted size="sm" className={classes.lead}>
            {t('rescoring.lead', { generation })}
          </Muted>
          <Offer generation={generation} latest={latest} onChange={reply.reload} />
        </Stack>
      </Card>
      <PastRescorings rescorings={rescorings} />
    </>
  );
}

interface OfferProps extends Pick<Rescorings, 'generation'> {
  latest: Rescoring | undefined;
  onChange: () => void;
}

/** The next step: count, look at what was counted and start, or wait. */
function Offer({ generation, latest, onChange }: OfferProps) {
  const { t } = useTranslation('bank/console/statistics');
  if (latest && isInProgress(latest)) return <Progress run={latest} />;
  const counted = latest?.state === 'ready' ? latest : undefined;
  if (!counted) return <CountButton label={t('rescoring.count')} onChange={onChange} />;
  if (counted.generation !== generation) {
    return (
      <>
        <p aria-live="polite">{t('rescoring.outdated')}</p>
        <CountButton label={t('rescoring.countAgain')} onChange={onChange} />
      </>
    );
  }
  return <Counted run={counted} onChange={onChange} />;
}

interface StepProps {
  run: Rescoring;
  onChange: () => void;
}

function Counted({ run, onChange }: StepProps) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { results } = run.figures;
  return (
    <>
      <Figures run={run} />
      <Row gap={12}>
        {results > 0 && (
          <Button onClick={() => setIsOpen(true)}>
            {t('rescoring.open', { count: results, number: number(results) })}
          </Button>
        )}
        <CountButton label={t('rescoring.countAgain')} onChange={onChange} />
      </Row>
      {isOpen && (
        <RescoreDialog
          run={run}
          onClose={() => {
            setIsOpen(false);
            onChange();
          }}
        />
      )}
    </>
  );
}

/** How many results change, and by how much. */
function Figures({ run: { figures, failed } }: Pick<StepProps, 'run'>) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const { results, changed } = figures;
  return (
    <div aria-live="polite">
      <Stack gap={12}>
        <p>
          {results === 0
            ? t('rescoring.nothing')
            : `${t('rescoring.found', { count: results, number: number(results) })} ${t(
                'rescoring.changes',
                { count: changed, number: number(changed) },
              )}`}
        </p>
        {failed > 0 && <p>{t('rescoring.failed', { count: failed, number: number(failed) })}</p>}
        <SectionChanges figures={figures} />
      </Stack>
    </div>
  );
}

interface CountButtonProps {
  label: string;
  onChange: () => void;
}

function CountButton({ label, onChange }: CountButtonProps) {
  const { isBusy, run } = useAction();
  async function count(): Promise<void> {
    await run(() => call('POST /admin/rescorings', { body: { id: crypto.randomUUID() } }));
    onChange();
  }
  return (
    <div>
      <Button variant="default" loading={isBusy} onClick={() => void count()}>
        {label}
      </Button>
    </div>
  );
}

function Progress({ run: { state, progress } }: Pick<StepProps, 'run'>) {
  const { t } = useTranslation('bank/console/statistics');
  const { percent } = useFormat();
  const share = percent(progress);
  const label =
    state === 'running' ? t('rescoring.running', { share }) : t('rescoring.counting', { share });
  return (
    <Stack gap={8}>
      <Row isOneLine gap={12} className={classes.progress}>
        <progress className={classes.bar} value={progress} max={1} aria-label={label} />
        <Muted as="span" size="sm">
          {label}
        </Muted>
      </Row>
      <Muted size="sm">{t('rescoring.leave')}</Muted>
    </Stack>
  );
}

function PastRescorings({ rescorings }: Pick<Rescorings, 'rescorings'>) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const { number } = useFormat();
  const past = rescorings.filter(({ state }) => state === 'done');
  if (past.length === 0) return null;
  const columns: Column<Rescoring>[] = [
    {
      key: 'when',
      header: t('rescoring.when'),
      render: ({ finishedAt, createdAt }) => formatMoment(finishedAt ?? createdAt, language),
    },
    {
      key: 'generation',
      header: t('rescoring.generation'),
      isNumeric: true,
      render: ({ generation }) => number(generation),
    },
    {
      key: 'rescored',
      header: t('rescoring.rescored'),
      isNumeric: true,
      render: ({ figures }) => number(figures.results),
    },
    {
      key: 'changed',
      header: t('rescoring.scoresChanged'),
      isNumeric: true,
      render: ({ figures }) => number(figures.changed),
    },
    { key: 'by', header: t('rescoring.by'), render: ({ startedBy }) => startedBy ?? '–' },
    { key: 'reason', header: t('rescoring.reason'), render: ({ reason }) => reason },
  ];
  return (
    <Card title={t('rescoring.past')} titleLevel={2} isFlush>
      <DataTable
        caption={t('rescoring.past')}
        columns={columns}
        rows={past}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
