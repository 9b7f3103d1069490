import { progressBetween } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './score-summary-card.module.css';
import type { Trend } from './trends.ts';

const day = 86_400_000;

/** The time between two dates: in days below two weeks, then in weeks. */
export function spanOf(from: string, to: string): { unit: 'days' | 'weeks'; count: number } {
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / day));
  return days < 14 ? { unit: 'days', count: days } : { unit: 'weeks', count: Math.round(days / 7) };
}

/** Describes the chart in words: the change so far if it is more than chance, and whether all scores were calculated alike. */
export function TrendSentence({ trend: { scores } }: { trend: Trend }) {
  const { t } = useTranslation('accounts/profile');
  const [first] = scores;
  const latest = scores.at(-1) ?? first;
  if (latest === first) return <Muted className={classes.sentence}>{t('trend.one')}</Muted>;
  const { points, verdict } = progressBetween(first, latest);
  const { unit, count } = spanOf(first.entry.completedAt, latest.entry.completedAt);
  const change = t(`trend.${verdict}`, { points, time: t(`trend.${unit}`, { count }) });
  const isMixed = scores.some(({ method }) => method !== first.method);
  return (
    <Muted className={classes.sentence}>
      {isMixed ? `${change} ${t('trend.methods')}` : change}
    </Muted>
  );
}
