import type { StatisticsSummary } from '@bac/contract/bank/statistics.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoment } from '../../../ui/format/home-time.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './statistics.module.css';

/** What the figures rest on. */
export function ReckonedStrip({ summary }: { summary: StatisticsSummary }) {
  const { t } = useTranslation('bank/console/statistics');
  const [language] = useLanguage();
  const { number } = useFormat();
  const { reckonedAt, results, answers, items, flagged } = summary;
  return (
    <div className={classes.stripBox}>
      <dl className={classes.strip}>
        <Figure name={t('strip.results')} value={number(results)} />
        <Figure name={t('strip.answers')} value={number(answers)} note={t('strip.answersNote')} />
        <Figure name={t('strip.items')} value={number(items)} note={t('strip.itemsNote')} />
        <Figure name={t('strip.flagged')} value={number(flagged)} note={t('strip.flaggedNote')} />
      </dl>
      <p className={classes.note} aria-live="polite">
        {reckonedAt === null
          ? t('neverReckoned')
          : t('reckonedAt', { when: formatMoment(reckonedAt, language) })}
      </p>
    </div>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <span className={classes.figureNote}>{note}</span>}
      </dd>
    </div>
  );
}
