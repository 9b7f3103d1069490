import type { Tally } from '@bac/exam/report/tally.ts';
import { Trans, useTranslation } from 'react-i18next';
import classes from './result-row.module.css';

/** “23 / 27”. The bar beside it has the description for screen readers. */
export function RightCount({ tally: { right, total } }: { tally: Tally }) {
  const { t } = useTranslation('results');
  return (
    <span className={classes.count}>
      <Trans t={t} i18nKey="count" values={{ right, total }} components={{ b: <b /> }} />
    </span>
  );
}
