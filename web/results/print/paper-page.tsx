import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './print.module.css';

interface Props {
  report: ReadyReport;
  page: 1 | 2;
  /** There is little to say, so it may take more room. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** One sheet. Its foot says what the figures are worth, on each page, since pages get apart. */
export function PaperPage({ report, page, isRoomy = false, children }: Props) {
  const { t } = useTranslation('results/print');
  const { sections, scored, trial } = report;
  return (
    <section className={classes.page}>
      <div className={classes.content} data-roomy={isRoomy || undefined}>
        {children}
      </div>
      <footer className={classes.foot}>
        <p>
          {sections.length > 0 ? t('foot.estimate', { count: scored }) : t('foot.noScore')}{' '}
          {trial > 0 && `${t('foot.trial', { count: trial })} `}
          {sections.length > 0 && `${t('foot.range')} `}
          {t('foot.trademark')}
        </p>
        <span>{t('foot.page', { page, pages: 2 })}</span>
      </footer>
    </section>
  );
}
