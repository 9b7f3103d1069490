import type { Analytics } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './analytics.module.css';

/** How many of those who registered came how far. Each bar stands beside its own numbers, so it needs no table. */
export function FunnelCard({ funnel }: { funnel: Analytics['funnel'] }) {
  const { t } = useTranslation('console/analytics');
  const { number, percent } = useFormat();
  const all = funnel[0]?.people ?? 0;
  return (
    <Card title={t('funnel.title')}>
      <p className={classes.note}>{t('funnel.note')}</p>
      {all === 0 ? (
        <EmptyState title={t('nobody')} text={t('nobodyText')} />
      ) : (
        <ol className={classes.funnel}>
          {funnel.map(({ step, people }, place) => {
            const before = funnel[place - 1]?.people;
            return (
              <li key={step}>
                <span className={classes.step}>{t(`funnel.step.${step}`)}</span>
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
