import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useReply } from '../../api/use-reply.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import screen from '../../ui/layout/screen.module.css';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';
import { useKept } from '../../ui/data/table/use-kept.ts';
import { CohortsCard } from './cohorts-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { TestsCard } from './tests-card.tsx';

const spans = [4, 8, 12, 26] as const;
const settings = addressSettings({ weeks: oneOf(spans, 12) });

/** Who stays, how far people come, and which tests they take. */
export function AnalyticsScreen() {
  const { t } = useTranslation('console/analytics');
  const [{ weeks }, change] = useAddressSettings(settings);
  const asked = useReply('GET /admin/analytics', { query: { weeks } });
  const reply = { ...asked, data: useKept(asked) };
  useDocumentTitle(t('documentTitle'));
  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={t('lead', { count: weeks })}
        actions={
          <SegmentedSwitch
            label={t('span')}
            choices={spans.map((count) => ({ value: count, label: t('weeks', { count }) }))}
            value={weeks}
            onChange={(chosen) => change({ weeks: chosen })}
          />
        }
      />
      <Loaded reply={reply} lines={12}>
        {({ funnel, cohorts, tests }) => (
          <div className={screen.parts} aria-busy={asked.data === undefined}>
            <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
            <FunnelCard funnel={funnel} />
            <CohortsCard cohorts={cohorts} />
            <TestsCard tests={tests} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
