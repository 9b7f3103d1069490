import type { ReadyReport } from '@bac/contract/results/results.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import classes from './overview.module.css';

/** What the figures above can bear, and whom the percentile compares with. */
export function EstimateNote({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  return (
    <aside className={classes.note} aria-label={t('estimate.label')}>
      <IconInfoCircle size={20} aria-hidden />
      <p>
        <Words report={report} />
      </p>
    </aside>
  );
}

function Words({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results');
  const bold = { b: <strong /> };
  const { scored, trial, sections, test } = report;
  if (sections.length === 0) {
    return <Trans t={t} i18nKey="estimate.practice" components={bold} />;
  }
  return (
    <>
      {trial === 0 ? (
        <Trans t={t} i18nKey="estimate.scored" values={{ scored }} components={bold} />
      ) : (
        <Trans
          t={t}
          i18nKey="estimate.trial"
          count={trial}
          values={{ scored, all: scored + trial }}
          components={bold}
        />
      )}{' '}
      {t('estimate.range')} {test.kind === 'diagnostic' && `${t('estimate.short')} `}
      {t('estimate.percentiles')}
    </>
  );
}
