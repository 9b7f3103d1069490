import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/part-name.ts';
import classes from './history.module.css';

/** The total with its range; of a single section its own score; of what has no score, how many were right. */
export function HistoryScore({
  entry: { total, sections, right, questions },
}: {
  entry: HistoryEntry;
}) {
  const { t } = useTranslation('accounts/profile');
  const [language] = useLanguage();
  const [only] = sections;
  const scored = total ?? only;
  const share = t('history.right', { questions });
  if (!scored) {
    return (
      <p className={classes.score}>
        <b>{right}</b> {share}
      </p>
    );
  }
  const { score, low, high } = scored;
  return (
    <div>
      <p className={classes.score}>
        <b>{score}</b> <span aria-hidden>{t('soFar.range', { low, high })}</span>
        <VisuallyHidden>{t('history.likely', { low, high })}</VisuallyHidden>
      </p>
      <p className={classes.facts}>
        {!total && only ? `${sectionName(only.section)[language]}, ` : ''}
        {t('history.estimated')}
      </p>
    </div>
  );
}
