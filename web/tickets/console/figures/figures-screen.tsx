import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { dayLabels } from '../../../ui/charts/day-labels.ts';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { usePreviousData } from '../../../ui/data/table/use-previous-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { useDeskPaths } from '../use-desk-paths.ts';
import { CountStrip } from './count-strip.tsx';
import classes from './figures.module.css';
import type { Figures } from './figures.ts';
import { RatingsCard } from './ratings-card.tsx';
import { SpeedCard } from './speed-card.tsx';
import { sumOf } from './sum-of.ts';

const windows = [7, 14, 30] as const;
const settings = addressSettings({ days: oneOf(windows, 30) });

/** How much comes in, how fast it is answered, and how people liked the answers. */
export function FiguresScreen() {
  const { t } = useTranslation('tickets/console/figures');
  const { base } = useDeskPaths();
  const [{ days }, change] = useAddressSettings(settings);
  const query = useQuery('GET /admin/tickets/figures', { query: { days } });
  const reply = { ...query, data: usePreviousData(query) };
  useDocumentTitle(t('documentTitle'));
  usePageName(t('crumb'));
  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={
          <>
            {t('lead', { count: days })}{' '}
            <Link className={classes.toQueue ?? ''} to={base}>
              {t('toQueue')}
            </Link>
          </>
        }
        actions={
          <SegmentedSwitch
            label={t('window')}
            choices={windows.map((count) => ({
              value: count,
              label: t('days', { count }),
            }))}
            value={days}
            onChange={(chosen) => change({ days: chosen })}
          />
        }
      />
      <Loaded reply={reply} lines={12}>
        {(figures) => (
          <div className={screen.parts} aria-busy={query.data === undefined}>
            <VisuallyHidden component="h2">{t('numbers', { count: days })}</VisuallyHidden>
            <CountStrip figures={figures} />
            <div className={classes.columns}>
              <div className={screen.parts}>
                <VolumeCard figures={figures} />
                <CategoriesCard byCategory={figures.byCategory} />
              </div>
              <div className={screen.parts}>
                <SpeedCard figures={figures} />
                <RatingsCard ratings={figures.ratings} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** Tickets opened and resolved per day, side by side because neither is a share of the other. */
function VolumeCard({ figures: { opened, resolved } }: { figures: Figures }) {
  const { t } = useTranslation('tickets/console/figures');
  const { date, number, shortDate } = useFormat();
  const labels = dayLabels(
    opened.map(({ day }) => day),
    shortDate,
  );
  const bars = opened.map(({ day, count }, index) => ({
    label: labels[index] ?? day,
    name: date(day),
    total: count,
    part: resolved.find((one) => one.day === day)?.count ?? 0,
    // Today is not over.
    isOpen: index === opened.length - 1,
  }));
  return (
    <Card>
      <BarChart
        title={t('volume.title')}
        summary={t('volume.summary', {
          opened: number(sumOf(opened)),
          resolved: number(sumOf(resolved)),
        })}
        labelHeader={t('volume.day')}
        total={t('volume.opened')}
        part={t('volume.resolved')}
        bars={bars}
        isBeside
      />
    </Card>
  );
}

/** Tickets by category, the most frequent first; each links to its tickets. */
function CategoriesCard({ byCategory }: { byCategory: Figures['byCategory'] }) {
  const { t } = useTranslation(['tickets/console/figures', 'tickets/console']);
  const { base } = useDeskPaths();
  const { number, percent } = useFormat();
  const rows = ticketCategories
    .map((name) => ({ name, count: byCategory[name] }))
    .toSorted((one, other) => other.count - one.count);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const maxCount = rows[0]?.count ?? 0;
  return (
    <Card title={t('categories.title')} isFlush>
      {all === 0 ? (
        <EmptyState title={t('categories.none')} />
      ) : (
        <ul className={classes.categories}>
          {rows.map(({ name, count }) => (
            <li key={name}>
              <Link to={`${base}?view=all&category=${name}`}>
                <span className={classes.category}>{t(`tickets/console:category.${name}`)}</span>
                <span className={classes.track} aria-hidden data-tone="indigo">
                  <span style={{ width: `${(count / maxCount) * 100}%` }} />
                </span>
                <strong>{number(count)}</strong>
                <span className={classes.share}>{percent(count / all)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
