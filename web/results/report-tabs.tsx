import type { ReadyReport } from '@bac/contract/results/results.ts';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { later } from '../ui/feedback/later.tsx';
import { LoadingState } from '../ui/feedback/loading-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import classes from '../ui/layout/tabs.module.css';
import { OverviewTab } from './overview/overview-tab.tsx';
import '@mantine/core/styles/Tabs.css';

const tabNames = ['overview', 'detailed'] as const;
type TabName = (typeof tabNames)[number];

/** Keeps the open tab in the address and leaves other parameters, such as the secret of a shared link. */
function useTab(): [TabName, (name: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const requestedTab = params.get('tab');
  const open = tabNames.find((name) => name === requestedTab) ?? 'overview';
  const change = (name: TabName): void =>
    setParams(
      (before) => {
        before.set('tab', name);
        return before;
      },
      { preventScrollReset: true },
    );
  return [open, change];
}

interface Props {
  report: ReadyReport;
}

const Meanwhile = () => (
  <Card>
    <LoadingState lines={10} />
  </Card>
);

/** Loaded on demand: questions need the code for formulas and figures, the overview does not. */
const DetailedTab = later<Props>(
  async () => (await import('./detailed/detailed-tab.tsx')).DetailedTab,
  { Placeholder: Meanwhile },
);

export function ReportTabs({ report }: Props) {
  const { t } = useTranslation('results');
  const [open, openTab] = useTab();
  return (
    <Tabs
      value={open}
      onChange={(name) => openTab(name as TabName)}
      keepMounted={false}
      classNames={classes}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open}>
        {open === 'overview' ? (
          <OverviewTab report={report} />
        ) : (
          <>
            <VisuallyHidden component="h2">{t('tabs.detailed')}</VisuallyHidden>
            <DetailedTab report={report} />
          </>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
