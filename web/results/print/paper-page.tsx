import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './print.module.css';

interface Props {
  report: ReadyReport;
  page: 1 | 2;
  /** Spreads the content out if there is little of it. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** One sheet. Each page repeats the notes on the estimate in its footer, since pages get separated. */
export function PaperPage({ report, page, isRoomy = false, children }: Props) {
  const { t } = useTranslation('results/print');
  const { sections, scored, pretest, dropped, isProvisional } = report;
  return (
    <section className={classes.page}>
      <div className={classes.content} data-roomy={isRoomy || undefined}>
        {children}
      </div>
      <footer className={classes.foot}>
        <p>
          {sections.length > 0 ? t('foot.estimate', { count: scored }) : t('foot.noScore')}{' '}
          {pretest > 0 && `${t('foot.trial', { count: pretest })} `}
          {dropped > 0 && `${t('foot.dropped', { count: dropped })} `}
          {sections.length > 0 && `${t('foot.range')} `}
          {sections.length > 0 && isProvisional && `${t('foot.provisional')} `}
          {t('foot.trademark')}
        </p>
        <span>{t('foot.page', { page, pages: 2 })}</span>
      </footer>
    </section>
  );
}
