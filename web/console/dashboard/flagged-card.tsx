import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../ui/format/use-statistic-format.ts';
import classes from './dashboard.module.css';
import { flaggedPath } from './flagged-path.ts';

/** Below this item-total correlation, an item hardly discriminates between strong and weak students. */
const minCorrelation = 0.2;

type Flagged = Dashboard['flagged']['items'][number];

/** Questions with suspicious statistics, the most alarming first. */
export function FlaggedCard({ flagged }: { flagged: Dashboard['flagged'] }) {
  const { t } = useTranslation('console/dashboard');
  const { number } = useFormat();
  const { total, items } = flagged;
  return (
    <Card
      title={t('flagged.title')}
      actions={
        total > 0 && (
          <Link className={classes.all ?? ''} to={flaggedPath}>
            {t('flagged.all', { count: total, number: number(total) })}
          </Link>
        )
      }
      isFlush
    >
      {items.length === 0 ? (
        <EmptyState title={t('flagged.none')} text={t('flagged.noneText')} />
      ) : (
        <ul className={classes.rows}>
          {items.map((row) => (
            <FlaggedRow key={row.item} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function FlaggedRow({ row: { item, flag, choice, p, r } }: { row: Flagged }) {
  const { t } = useTranslation('console/dashboard');
  const { percent } = useFormat();
  const statisticText = useStatisticFormat();
  const values = {
    answer: choice?.answer ?? '',
    share: percent(choice?.share ?? 0),
    r: statisticText(choice?.r ?? null),
  };
  return (
    <li>
      <Link className={classes.row ?? ''} to={`${flaggedPath}&open=${item}`}>
        <span className={classes.words}>
          <span className={classes.code}>{item}</span>
          <span>{t(`flagged.flag.${flag}`, values)}</span>
        </span>
        <span className={classes.figure}>
          <span aria-hidden>{t('flagged.p')}</span>
          <VisuallyHidden>{t('flagged.pName')}</VisuallyHidden> {statisticText(p)}
        </span>
        <span
          className={classes.figure}
          data-weak={(r !== null && r < minCorrelation) || undefined}
        >
          <span aria-hidden>{t('flagged.r')}</span>
          <VisuallyHidden>{t('flagged.rName')}</VisuallyHidden> {statisticText(r)}
        </span>
      </Link>
    </li>
  );
}
