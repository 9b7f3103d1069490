import type { Dashboard } from '@bac/contract/console/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './dashboard.module.css';

/** The questions that students reported, the most reported first. */
export function ReportedCard({ reported }: { reported: Dashboard['reported'] }) {
  const { t } = useTranslation('console/dashboard');
  const [language] = useLanguage();
  const { number, percent } = useFormat();
  return (
    <Card
      title={t('reported.title')}
      actions={
        reported.total > 0 && (
          <Link className={classes.all ?? ''} to="/admin/questions?reported=true">
            {t('reported.all', { count: reported.total, number: number(reported.total) })}
          </Link>
        )
      }
      isFlush
    >
      {reported.items.length === 0 ? (
        <EmptyState title={t('reported.none')} text={t('reported.noneText')} />
      ) : (
        <ul className={classes.rows}>
          {reported.items.map(({ item, version, topic, reports, right }) => (
            <li key={`${item} ${version}`}>
              <Link className={classes.row ?? ''} to={`/admin/questions/${item}`}>
                <span className={classes.words} data-wide>
                  <span className={classes.code}>{item}</span>
                  <span>{topic[language]}</span>
                </span>
                {right !== null && (
                  <span className={classes.share}>
                    {t('reported.right', { share: percent(right) })}
                  </span>
                )}
                <strong className={classes.count}>
                  {t('reported.reports', { count: reports })}
                </strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
