import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { useStatisticWords } from '../../ui/format/use-statistic-words.ts';
import classes from './dashboard.module.css';
import { flaggedAddress } from './flagged-address.ts';

/** Below this an item hardly tells strong students from weak ones. */
const weakBelow = 0.2;

type Flagged = Dashboard['flagged']['items'][number];

/** Questions whose figures look wrong, the most alarming first. */
export function FlaggedCard({ flagged }: { flagged: Dashboard['flagged'] }) {
  const { t } = useTranslation('console/dashboard');
  const { number } = useFormat();
  const { total, items } = flagged;
  return (
    <Card
      title={t('flagged.title')}
      actions={
        total > 0 && (
          <Link className={classes.all ?? ''} to={flaggedAddress}>
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
  const words = useStatisticWords();
  const about = {
    answer: choice?.answer ?? '',
    share: percent(choice?.share ?? 0),
    r: words(choice?.r ?? null),
  };
  return (
    <li>
      <Link className={classes.row ?? ''} to={`${flaggedAddress}&open=${item}`}>
        <span className={classes.words}>
          <span className={classes.code}>{item}</span>
          <span>{t(`flagged.flag.${flag}`, about)}</span>
        </span>
        <span className={classes.figure}>
          <span aria-hidden>{t('flagged.p')}</span>
          <VisuallyHidden>{t('flagged.pName')}</VisuallyHidden> {words(p)}
        </span>
        <span className={classes.figure} data-weak={(r !== null && r < weakBelow) || undefined}>
          <span aria-hidden>{t('flagged.r')}</span>
          <VisuallyHidden>{t('flagged.rName')}</VisuallyHidden> {words(r)}
        </span>
      </Link>
    </li>
  );
}
