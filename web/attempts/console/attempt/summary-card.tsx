import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ListedScore, ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { longTime } from '../../../ui/format/long-time.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../attempts.module.css';
import { useMoment } from '../use-moment.ts';
import { usePlaceName } from '../use-place-name.ts';

/** Answers in transit at the deadline are not late. */
const transitMs = 60_000;

export function SummaryCard({ attempt }: { attempt: WholeAttempt }) {
  const { t } = useTranslation('attempts/console');
  const { number } = useFormat();
  const [language] = useLanguage();
  const moment = useMoment();
  const { place: placeName } = usePlaceName();
  const { result, state, place, msLeft, startedAt, endedAt, lastContactAt, seq, timing } = attempt;
  const isRunning = state === 'running';
  const facts: (readonly [string, ReactNode] | false | undefined | null)[] = [
    result?.total && [
      t('attempt.total'),
      <ListedScore key="total" {...result.total} isStruck={state === 'invalidated'} />,
    ],
    ...(result?.sections ?? []).map(
      ({ section, ...score }) =>
        [sectionName(section)[language], <ListedScore key={section} {...score} />] as const,
    ),
    result && [t('column.right'), `${number(result.right)} / ${number(result.questions)}`],
    result && [t('column.used'), longTime(result.usedMs)],
    result && result.seenBefore > 0 && [t('attempt.seen'), number(result.seenBefore)],
    timing.extraMs > 0 && [t('attempt.extra'), longTime(timing.extraMs)],
    timing.pauses > 0 && [
      t('attempt.paused'),
      t('attempt.pauses', { count: timing.pauses, time: longTime(timing.pausedMs) }),
    ],
    timing.lateMs > transitMs && [t('attempt.late'), longTime(timing.lateMs)],
    isRunning && place && [t('attempt.place'), placeName(place)],
    isRunning && msLeft !== null && [t('column.left'), clockTime(msLeft)],
    [t('column.started'), moment(startedAt)],
    endedAt !== null && [t('column.ended'), moment(endedAt)],
    isRunning && [t('attempt.heard'), moment(lastContactAt)],
    [t('attempt.events'), number(seq)],
    result?.rescoredAt != null && [t('attempt.rescored'), moment(result.rescoredAt)],
    result && [t('attempt.method'), result.method],
  ];
  return (
    <Card title={t('attempt.summary')} titleLevel={2}>
      <dl className={classes.facts}>
        {facts
          .filter((fact) => fact !== false && fact !== undefined && fact !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <ScoreNotes scores={result?.sections ?? []} />
    </Card>
  );
}
