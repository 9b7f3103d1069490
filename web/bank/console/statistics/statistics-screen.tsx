import type { StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { formatMoment } from '../../../ui/format/home-time.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { CalibrationsCard } from './calibrations-card.tsx';
import { ConcordanceCard } from './concordance-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { FormsCard } from './forms-card.tsx';
import { isUnderWay } from './is-under-way.ts';
import { RescoringCard } from './rescoring/rescoring-card.tsx';
import { StartCard } from './start-card.tsx';
import classes from './statistics.module.css';
import { usePoll } from './use-poll.ts';

/** The statistics of the questions, and the calibrations based on them. */
export function StatisticsScreen() {
  const { t } = useTranslation('bank/console/statistics');
  const summary = useQuery('GET /admin/statistics/summary', { isKept: true });
  const calibrations = useQuery('GET /admin/calibrations', { query: { size: 25 }, isKept: true });
  const { run } = useAction();
  // The computation time of the figures that were shown when new ones were requested; null if there were none.
  const [previousComputedAt, setPreviousComputedAt] = useState<string | null>();
  const isComputing =
    previousComputedAt !== undefined && summary.data?.computedAt === previousComputedAt;
  const running = calibrations.data?.rows.find(isUnderWay);
  usePoll(isComputing, summary.reload);
  usePoll(running !== undefined, calibrations.reload);
  useDocumentTitle(t('documentTitle'));
  usePageName(t('crumb'));

  async function recompute(): Promise<void> {
    await run(async () => {
      await call('POST /admin/statistics/recompute');
      setPreviousComputedAt(summary.data?.computedAt ?? null);
    });
  }

  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={isComputing}
            disabled={!summary.data}
            onClick={() => void recompute()}
          >
            {t('recalculate')}
          </Button>
        }
      />
      <Loaded reply={summary} lines={8}>
        {(data) => (
          <>
            <SummaryStrip summary={data} />
            <FlagsCard summary={data} />
            <StartCard summary={data} isUnderWay={running !== undefined} />
          </>
        )}
      </Loaded>
      <CalibrationsCard reply={calibrations} />
      <RescoringCard />
      <FormsCard />
      <ConcordanceCard />
    </div>
  );
}

/** The data behind the figures. */
function SummaryStrip({ summary }: { summary: StatisticsSummary }) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const { number } = useFormat();
  const { computedAt, results, answers, items, flagged } = summary;
  return (
    <Stack gap={8}>
      <dl className={classes.strip}>
        <Figure name={t('strip.results')} value={number(results)} />
        <Figure name={t('strip.answers')} value={number(answers)} note={t('strip.answersNote')} />
        <Figure name={t('strip.items')} value={number(items)} note={t('strip.itemsNote')} />
        <Figure name={t('strip.flagged')} value={number(flagged)} note={t('strip.flaggedNote')} />
      </dl>
      <Muted size="xs" aria-live="polite">
        {computedAt === null
          ? t('neverCalculated')
          : t('calculatedAt', { when: formatMoment(computedAt, language) })}
      </Muted>
    </Stack>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && (
          <Muted as="span" size="xs">
            {note}
          </Muted>
        )}
      </dd>
    </div>
  );
}
