import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { domainName } from '../../item/taxonomy-name.ts';
import { percentOf, type Comparison, type Share } from './compare-reports.ts';
import classes from './compare.module.css';
import { PairTable } from './pair-table.tsx';
import { signed } from './signed.ts';

/** Right answers, all together and by domain. */
export function ShareTable({ comparison: { shares } }: { comparison: Comparison }) {
  const { t } = useTranslation('results/compare');
  const [language] = useLanguage();
  return (
    <div>
      <PairTable
        title={t('shares')}
        differenceHeader={t('pointsOfPercent')}
        rows={shares.map(({ name, earlier, later, points }) => ({
          key: name,
          label: name === 'all' ? t('all') : domainName(name)[language],
          earlier: <Right share={earlier} />,
          later: <Right share={later} />,
          difference: points === undefined ? t('none') : <b>{signed(points)}</b>,
        }))}
      />
      <p className={classes.note}>{t('fewQuestions')}</p>
    </div>
  );
}

function Right({ share }: { share: Share | undefined }) {
  const { t } = useTranslation('results/compare');
  const { percent } = useFormat();
  if (!share) return t('none');
  return (
    <>
      <b>{percent(percentOf(share) / 100)}</b>
      <span className={`${classes.small} ${classes.range}`}>{t('rightOf', { ...share })}</span>
    </>
  );
}
