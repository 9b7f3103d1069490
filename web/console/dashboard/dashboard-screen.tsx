import { placeholdersOf } from '@bac/contract/site/placeholders.ts';
import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle, useDocumentVisibility, useInterval } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setOverdueTickets } from '../../api/overdue-tickets.ts';
import { useHasPermission } from '../../api/permissions.ts';
import { site } from '../../api/site.ts';
import { useQuery } from '../../api/use-query.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { dayLabels } from '../../ui/charts/day-labels.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { toCsv } from '../../ui/data/csv.ts';
import { saveFile } from '../../ui/data/save-file.ts';
import { usePreviousData } from '../../ui/data/table/use-previous-data.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import screen from '../../ui/layout/screen.module.css';
import classes from './dashboard.module.css';
import { FlaggedCard } from './flagged-card.tsx';
import { HealthCard } from './health-card.tsx';
import { NumberStrip } from './number-strip.tsx';
import { ReportedCard } from './reported-card.tsx';
import { ScoresCard } from './scores-card.tsx';
import { TicketsCard } from './tickets-card.tsx';

const pollMilliseconds = 60_000;

/** The numbers of the window, polled every minute while the page is visible. */
function usePolledDashboard(days: 7 | 14 | 30) {
  const query = useQuery('GET /admin/dashboard', { query: { days }, isKept: true });
  const cached = usePreviousData(query);
  const latest = query.data;
  useEffect(() => {
    if (latest) setOverdueTickets(latest.tickets.overdue);
  }, [latest]);
  const isVisible = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(query.reload, pollMilliseconds);
  useEffect(() => {
    if (isVisible) start();
    return stop;
  }, [isVisible, start, stop]);
  return {
    reply: { ...query, data: cached },
    /** Whether another window was chosen and its numbers are still loading. */
    isStale: query.data === undefined,
  };
}

const series = ['signUps', 'activeStudents', 'attemptsStarted', 'attemptsCompleted'] as const;

/** Saves the numbers of every day of the window as a CSV file. */
function useSaveDays(): (data: Dashboard) => void {
  const { t } = useTranslation('console/dashboard');
  return (data) => {
    const head = [t('day'), ...series.map((name) => t(`number.${name}`))];
    const rows = data.signUps.days.map(({ day }, index) => [
      day,
      ...series.map((name) => data[name].days[index]?.count ?? 0),
    ]);
    saveFile(`bac-${data.from}-${data.until}.csv`, 'text/csv', toCsv([head, ...rows]));
  };
}

const windows = [7, 14, 30] as const;
const settings = addressSettings({ days: oneOf(windows) });

/** Recent activity and the health of the service. */
export function DashboardScreen() {
  const { t } = useTranslation('console/dashboard');
  const { days: range, time } = useFormat();
  const [{ days }, change] = useAddressSettings(settings);
  const { reply, isStale } = usePolledDashboard(days);
  const saveDays = useSaveDays();
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={
          reply.data
            ? t('range', { range: range(reply.data.from, reply.data.until), count: days })
            : t('lead', { count: days })
        }
        actions={
          <>
            {reply.data && (
              <Row as="span" isOneLine gap={6} className={classes.updated}>
                {t('updated', { time: time(reply.data.at) })}
              </Row>
            )}
            <SegmentedSwitch
              label={t('window')}
              choices={windows.map((count) => ({
                value: count,
                label: t('days', { count }),
              }))}
              value={days}
              onChange={(chosen) => change({ days: chosen })}
            />
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              disabled={!reply.data}
              onClick={() => reply.data && saveDays(reply.data)}
            >
              {t('csv')}
            </Button>
          </>
        }
      />
      <PlaceholderNote />
      <Loaded reply={reply} lines={12}>
        {(data) => <DashboardCards data={data} days={days} isStale={isStale} />}
      </Loaded>
    </div>
  );
}

/** Warns those who can change it that the legal pages do not name the operator. */
function PlaceholderNote() {
  const { t } = useTranslation('console/dashboard');
  const mayChange = useHasPermission('manage settings');
  if (!mayChange || placeholdersOf(site).length === 0) return null;
  return (
    <Alert color="turmeric" variant="light">
      <Trans
        t={t}
        i18nKey="placeholders"
        components={{ settings: <Link to="/admin/system-settings" /> }}
      />
    </Alert>
  );
}

interface DashboardCardsProps {
  data: Dashboard;
  days: number;
  isStale: boolean;
}

function DashboardCards({ data, days, isStale }: DashboardCardsProps) {
  const { t } = useTranslation('console/dashboard');
  const isOnTeam = useHasPermission('answer tickets');
  return (
    <div className={screen.parts} aria-busy={isStale}>
      <VisuallyHidden component="h2">{t('numbers', { count: days })}</VisuallyHidden>
      <NumberStrip data={data} days={days} />
      <div className={classes.charts}>
        <AttemptsCard data={data} />
        <ScoresCard scores={data.scores} />
      </div>
      <div className={classes.lists} data-tickets={isOnTeam || undefined}>
        {isOnTeam && <TicketsCard tickets={data.tickets} />}
        <FlaggedCard flagged={data.flagged} />
        <ReportedCard reported={data.reported} />
        <HealthCard files={data.tickets.files} />
      </div>
    </div>
  );
}

function AttemptsCard({ data }: { data: Dashboard }) {
  const { t } = useTranslation('console/dashboard');
  const { date, number, shortDate } = useFormat();
  const { attemptsStarted: started, attemptsCompleted: completed } = data;
  const labels = dayLabels(
    started.days.map(({ day }) => day),
    shortDate,
  );
  const bars = started.days.map(({ day, count }, index) => ({
    label: labels[index] ?? day,
    name: date(day),
    total: count,
    part: completed.days[index]?.count ?? 0,
    isOpen: day === data.until,
  }));
  return (
    <Card>
      <BarChart
        title={t('attempts.title')}
        summary={t('attempts.summary', {
          started: number(started.total),
          completed: number(completed.total),
        })}
        labelHeader={t('day')}
        total={t('attempts.started')}
        part={t('attempts.completed')}
        bars={bars}
      />
    </Card>
  );
}
