import type { Analytics } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { useOverflows } from '../../ui/layout/use-overflows.ts';
import classes from './analytics.module.css';

type Cohort = Analytics['cohorts'][number];

/** For each week of registration, the share of people active in the weeks after it. */
export function CohortsCard({ cohorts }: { cohorts: Cohort[] }) {
  const { t } = useTranslation('console/analytics');
  const { number, shortDate } = useFormat();
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const scrollProps = overflows
    ? { role: 'region', 'aria-label': t('cohorts.caption'), tabIndex: 0 }
    : {};
  const weeks = cohorts[0]?.active.length ?? 0;
  return (
    <Card title={t('cohorts.title')} isFlush>
      <Muted size="sm" className={`${classes.note} ${classes.cohortNote}`}>
        {t('cohorts.note')}
      </Muted>
      <div className={classes.scroll} ref={box} {...scrollProps}>
        <table className={classes.cohorts}>
          <VisuallyHidden component="caption">{t('cohorts.caption')}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('cohorts.week')}</th>
              <th scope="col">{t('cohorts.people')}</th>
              {Array.from({ length: weeks }, (_, offset) => (
                <th key={offset} scope="col">
                  <VisuallyHidden>{t('cohorts.after')} </VisuallyHidden>
                  {offset}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.toReversed().map((cohort) => (
              <tr key={cohort.week}>
                <th scope="row">{shortDate(cohort.week)}</th>
                <td>{number(cohort.people)}</td>
                <Shares {...cohort} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Shares({ people, active }: Cohort) {
  const { number, percent } = useFormat();
  return active.map((activePeople, offset) => {
    const share = people === 0 ? 0 : activePeople / people;
    return (
      <td
        key={offset}
        className={classes.cell}
        style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
        data-open={offset === active.length - 1 || undefined}
        title={number(activePeople)}
      >
        {people === 0 ? '–' : percent(share)}
      </td>
    );
  });
}
