import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import notes from '../notes.module.css';

const minutesIn = (ms: number): number => Math.round(ms / 60_000);

/** Answers in transit at the deadline are not late. */
const transitMs = 60_000;

/** Extra time, pauses and late answers, for the student, the teacher of the class and the team. */
export function TimingNotes({ timing }: Pick<ReadyReport, 'timing'>) {
  const { t } = useTranslation('results');
  if (!timing) return null;
  const { extraMs, pauses, pausedMs, lateMs } = timing;
  const sentences = [
    extraMs > 0 && t('timing.extra', { count: minutesIn(extraMs) }),
    pauses > 0 && t('timing.paused', { count: pauses, minutes: minutesIn(pausedMs) }),
    lateMs > transitMs && t('timing.late', { count: minutesIn(lateMs) }),
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : (
    <p className={notes.caution} role="note">
      {sentences.join(' ')}
    </p>
  );
}
