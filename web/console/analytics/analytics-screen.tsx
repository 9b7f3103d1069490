import type { Analytics } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { DataTable, type Column } from '../../ui/data/data-table.tsx';
import { usePreviousData } from '../../ui/data/table/use-previous-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { SegmentedSwitch } from '../../ui/forms/segmented-switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import screen from '../../ui/layout/screen.module.css';
import classes from './analytics.module.css';
import { CohortsCard } from './cohorts-card.tsx';

const spans = [4, 8, 12, 26] as const;
const settings = addressSettings({ weeks: oneOf(spans, 12) });

/** Retention, the funnel from registration to results, and which tests people take. */
export function AnalyticsScreen() {
  const { t } = useTranslation('console/analytics');
  const [{ weeks }, change] = useAddressSettings(settings);
  const query = useQuery('GET /admin/analytics', { query: { weeks }, isKept: true });
  const reply = { ...query, data: usePreviousData(query) };
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
          <div className={screen.parts} aria-busy={query.data === undefined}>
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

/** How many registered people reached each step. Each bar has its numbers beside it, so it needs no table. */
function FunnelCard({ funnel }: { funnel: Analytics['funnel'] }) {
  const { t } = useTranslation('console/analytics');
  const { number, percent } = useFormat();
  const all = funnel[0]?.people ?? 0;
  return (
    <Card title={t('funnel.title')}>
      <Muted size="sm" className={classes.note}>
        {t('funnel.note')}
      </Muted>
      {all === 0 ? (
        <EmptyState title={t('nobody')} text={t('nobodyText')} />
      ) : (
        <ol className={classes.funnel}>
          {funnel.map(({ step, people }, index) => {
            const before = funnel[index - 1]?.people;
            return (
              <li key={step}>
                <span>{t(`funnel.step.${step}`)}</span>
                <span className={classes.track} aria-hidden>
                  <span className={classes.bar} style={{ width: `${(people / all) * 100}%` }} />
                </span>
                <strong className={classes.figure}>{number(people)}</strong>
                <span className={classes.figure}>{percent(people / all)}</span>
                <span className={classes.kept}>
                  {before !== undefined &&
                    before > 0 &&
                    t('funnel.kept', { share: percent(people / before) })}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

type Test = Analytics['tests'][number];

function TestsCard({ tests }: { tests: Test[] }) {
  const { t } = useTranslation('console/analytics');
  const [language] = useLanguage();
  const { number, percent } = useFormat();
  const figure = (key: string, header: string, render: Column<Test>['render']): Column<Test> => ({
    key,
    header,
    isNumeric: true,
    render,
  });
  const orDash = (value: number | null): string => (value === null ? '–' : number(value));
  return (
    <Card title={t('tests.title')} isFlush>
      <DataTable
        caption={t('tests.caption')}
        columns={[
          { key: 'name', header: t('tests.name'), render: ({ name }) => name[language] },
          figure('started', t('tests.started'), ({ started }) => number(started)),
          figure('completed', t('tests.completed'), ({ completed }) => number(completed)),
          figure('share', t('tests.share'), ({ started, completed }) =>
            percent(started === 0 ? 0 : completed / started),
          ),
          figure('minutes', t('tests.minutes'), ({ medianMinutes }) => orDash(medianMinutes)),
          figure('score', t('tests.score'), ({ medianScore }) =>
            medianScore === null ? '–' : String(medianScore),
          ),
        ]}
        rows={tests}
        rowKey={({ test }) => test}
        empty={<EmptyState title={t('tests.none')} />}
      />
    </Card>
  );
}
