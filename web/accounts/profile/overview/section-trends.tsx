import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import { sectionName } from '../../../item/part-name.ts';
import classes from './so-far.module.css';
import { trendsOf } from './trends.ts';

/** Each section's latest score, and the way it has come. */
export function SectionTrends({ attempts }: { attempts: HistoryEntry[] }) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const trends = trendsOf(attempts).filter(({ name }) => name !== 'total');
  if (trends.length === 0) return null;
  return (
    <ul className={classes.sections}>
      {trends.map(({ name, scores }) => {
        const { score, low, high } = scores.at(-1) ?? scores[0];
        const label = name === 'total' ? '' : sectionName(name)[language];
        return (
          <li key={name} className={classes.section}>
            <span className={classes.sectionName}>{label}</span>
            <SparkLine
              values={scores.map((each) => each.score)}
              summary={t('trend.summary', {
                count: scores.length,
                name: label,
                first: scores[0].score,
                latest: score,
              })}
            />
            <span className={classes.sectionScore}>
              <b>{score}</b> {t('soFar.range', { low, high })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
