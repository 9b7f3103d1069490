import { ticketCategories } from '@bac/contract/tickets/ticket-categories.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useDeskPlace } from '../use-desk-place.ts';
import type { Figures } from './figures.ts';
import classes from './figures.module.css';

/** What people write about, the most frequent first; each opens its tickets. */
export function CategoriesCard({ byCategory }: { byCategory: Figures['byCategory'] }) {
  const { t } = useTranslation(['tickets/console/figures', 'tickets/console']);
  const { base } = useDeskPlace();
  const { number, percent } = useFormat();
  const rows = ticketCategories
    .map((name) => ({ name, count: byCategory[name] }))
    .toSorted((one, other) => other.count - one.count);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = rows[0]?.count ?? 0;
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
                  <span style={{ width: `${(count / most) * 100}%` }} />
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
