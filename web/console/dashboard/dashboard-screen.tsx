import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/rights.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import screen from '../../ui/layout/screen.module.css';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { AttemptsCard } from './attempts-card.tsx';
import classes from './dashboard.module.css';
import { FlaggedCard } from './flagged-card.tsx';
import { HealthCard } from './health-card.tsx';
import { NumberStrip } from './number-strip.tsx';
import { ReportedCard } from './reported-card.tsx';
import { ScoresCard } from './scores-card.tsx';
import { TicketsCard } from './tickets-card.tsx';
import { useFresh } from './use-fresh.ts';
import { useSaveDays } from './use-save-days.ts';

const windows = [7, 14, 30] as const;
const settings = addressSettings({ days: oneOf(windows) });

/** What happened lately, and whether all is well. */
export function DashboardScreen() {
  const { t } = useTranslation('console/dashboard');
  const { days: range, time } = useFormat();
  const [{ days }, change] = useAddressSettings(settings);
  const { reply, isBehind } = useFresh(days);
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
              <span className={classes.updated}>{t('updated', { time: time(reply.data.at) })}</span>
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
      <Loaded reply={reply} lines={12}>
        {(data) => <Parts data={data} days={days} isBehind={isBehind} />}
      </Loaded>
    </div>
  );
}

interface PartsProps {
  data: Dashboard;
  days: number;
  isBehind: boolean;
}

function Parts({ data, days, isBehind }: PartsProps) {
  const { t } = useTranslation('console/dashboard');
  const isOnTeam = useMay('answer tickets');
  return (
    <div className={screen.parts} aria-busy={isBehind}>
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
        <HealthCard />
      </div>
    </div>
  );
}
