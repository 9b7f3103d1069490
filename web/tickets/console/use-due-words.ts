import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';

/** From here on the minutes of an hour say nothing more. */
const roughFrom = 10 * 60;
const soon = 60;

/** Late, soon, or with time yet. */
export function dueTone(minutesLeft: number): Tone {
  if (minutesLeft < 0) return 'lotus';
  return minutesLeft <= soon ? 'turmeric' : 'neutral';
}

/** Hours and minutes of office hours; rounded so that it never says more than is left. */
export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  const whole = Math.abs(minutes);
  const hours = Math.floor(whole / 60);
  return { hours, minutes: whole >= roughFrom ? 0 : whole % 60 };
}

export interface DueWords {
  /** "4 h 12 m". */
  span: (minutes: number) => string;
  /** "4 h 12 m over", "48 m left". */
  due: (minutesLeft: number) => string;
}

export function useDueWords(): DueWords {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const span = (all: number): string => {
    const { hours, minutes } = hoursAndMinutes(all);
    if (hours === 0) return t('due.minutes', { minutes });
    if (minutes === 0) return t('due.hours', { hours: number(hours) });
    return t('due.hoursMinutes', { hours: number(hours), minutes });
  };
  return {
    span,
    due: (minutesLeft) => t(minutesLeft < 0 ? 'due.over' : 'due.left', { time: span(minutesLeft) }),
  };
}
