import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';

/** From this many minutes on, only hours are shown. */
const hoursOnlyFrom = 10 * 60;
const soonMinutes = 60;

/** The tone of a target: overdue, due soon, or later. */
export function dueTone(minutesLeft: number): Tone {
  if (minutesLeft < 0) return 'lotus';
  return minutesLeft <= soonMinutes ? 'turmeric' : 'neutral';
}

/** Splits minutes of office hours; rounds down so that it never says more than is left. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const total = Math.abs(minutes);
  const hours = Math.floor(total / 60);
  return { hours, minutes: total >= hoursOnlyFrom ? 0 : total % 60 };
}

export interface DueText {
  /** "4 h 12 m". */
  span: (minutes: number) => string;
  /** "4 h 12 m over", "48 m left". */
  due: (minutesLeft: number) => string;
}

export function useDueText(): DueText {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const span = (totalMinutes: number): string => {
    const { hours, minutes } = hoursAndMinutes(totalMinutes);
    if (hours === 0) return t('due.minutes', { minutes });
    if (minutes === 0) return t('due.hours', { hours: number(hours) });
    return t('due.hoursMinutes', { hours: number(hours), minutes });
  };
  return {
    span,
    due: (minutesLeft) => t(minutesLeft < 0 ? 'due.over' : 'due.left', { time: span(minutesLeft) }),
  };
}
