import type { HistoryEntry, ReadyReport } from '@bac/contract/results/results.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Grid, Muted } from '../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { domainName } from '../../item/taxonomy-name.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { compareReports, percentOf, type Comparison, type Share } from './compare-reports.ts';
import { ComparisonSummary } from './comparison-summary.tsx';
import classes from './compare.module.css';
import { PairTable } from './pair-table.tsx';
import { ScoreTable } from './score-table.tsx';
import { signed } from './signed.ts';

/** Other pages link to this anchor. */
const anchor = 'compare';

/** Compares this report with another of the same student. A first attempt shows nothing. */
export function CompareSection({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/compare');
  const titleId = useId();
  const history = useQuery('GET /results', { isKept: true });
  const sectionRef = useAnchor(history.data !== undefined);
  const others = history.data?.attempts.filter(
    ({ attempt, invalidReason }) => attempt !== report.attempt && invalidReason === null,
  );
  if (others?.length === 0) return null;
  return (
    <section ref={sectionRef} id={anchor} className={classes.section} aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={t('title')} note={t('note')} />
      <Card>
        <Loaded reply={history} isInCard lines={2}>
          {() => <AttemptComparison report={report} others={others ?? []} />}
        </Loaded>
      </Card>
    </section>
  );
}

interface Props {
  report: ReadyReport;
  others: HistoryEntry[];
}

function AttemptComparison({ report, others }: Props) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  const format = useFormat();
  const [selected, compareWith] = useSelectedAttempt();
  const other = others.find(({ attempt }) => attempt === selected);
  const labelOf = ({ test, completedAt, total, right, questions }: HistoryEntry): string => {
    const when = { name: test.name[language], date: format.date(completedAt) };
    return total
      ? t('optionScore', { ...when, ...total })
      : t('optionRight', { ...when, right, questions });
  };
  return (
    <>
      <div className={classes.select}>
        <SelectField
          label={t('with')}
          placeholder={t('choose')}
          options={others.map((entry) => ({ value: entry.attempt, label: labelOf(entry) }))}
          value={other?.attempt ?? null}
          onChange={(attempt) => attempt && compareWith(attempt)}
        />
      </div>
      {other && <OtherReport key={other.attempt} report={report} attempt={other.attempt} />}
    </>
  );
}

/** The section loads later than the page, so it scrolls itself into view if the address names it. */
function useAnchor(isThere: boolean) {
  const sectionRef = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) sectionRef.current?.scrollIntoView();
  }, [hash, isThere]);
  return sectionRef;
}

/** Keeps the other attempt in the address, so that a comparison can be linked to and survives a reload. */
function useSelectedAttempt(): [string | null, (attempt: string) => void] {
  const [params, setParams] = useSearchParams();
  const compareWith = (attempt: string): void =>
    setParams(
      (before) => {
        before.set('compare', attempt);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('compare'), compareWith];
}

interface OtherReportProps {
  report: ReadyReport;
  attempt: string;
}

function OtherReport({ report, attempt }: OtherReportProps) {
  const { t } = useTranslation('results/compare');
  const other = useQuery('GET /results/:attempt', { params: { attempt }, query: {} });
  return (
    <Loaded reply={other} isInCard lines={6}>
      {(found) => {
        if (found.state !== 'ready') return <p className={classes.words}>{t('notReady')}</p>;
        const comparison = compareReports(report, found);
        return (
          <>
            <ComparisonSummary comparison={comparison} open={report.attempt} />
            <Grid minWidth={380} className={classes.tables}>
              <ScoreTable comparison={comparison} />
              <ShareTable comparison={comparison} />
            </Grid>
          </>
        );
      }}
    </Loaded>
  );
}

/** Right answers, in total and by domain. */
function ShareTable({ comparison: { shares } }: { comparison: Comparison }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  return (
    <div>
      <PairTable
        title={t('shares')}
        differenceHeader={t('pointsOfPercent')}
        rows={shares.map(({ name, earlier, later, points }) => ({
          key: name,
          label: name === 'all' ? t('all') : domainName(name)[language],
          earlier: <Right share={earlier} />,
          later: <Right share={later} />,
          difference: points === undefined ? t('none') : <b>{signed(points)}</b>,
        }))}
      />
      <Muted className={classes.note}>{t('fewQuestions')}</Muted>
    </div>
  );
}

function Right({ share }: { share: Share | undefined }) {
  const { t } = useTranslation('results/compare');
  const { percent } = useFormat();
  if (!share) return t('none');
  return (
    <>
      <b>{percent(percentOf(share) / 100)}</b>
      <span className={`${classes.small} ${classes.range}`}>{t('rightOf', { ...share })}</span>
    </>
  );
}
