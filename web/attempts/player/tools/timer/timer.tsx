import { IconClock } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../../ui/format/clock-time.ts';
import { useTimeLeft, type Clock } from '../../../../ui/format/use-time-left.ts';
import { HiddenText } from '../../../../ui/layout/hidden-text.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import classes from './timer.module.css';

interface Props extends Clock {
  isHidden: boolean;
  onToggle: () => void;
  /** Called once, when five minutes are left. */
  onFiveMinutes?: () => void;
}

const minute = 60_000;
const alertMs = 10_000;

/**
 * The clock of a module. It can be hidden until five minutes are left; then it is shown with an alert. Added time is announced
 * too. Screen readers announce the alerts and the last minute, and the time only on request.
 */
export function Timer({ isHidden, onToggle, onFiveMinutes, ...clock }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const left = useTimeLeft(clock);
  const [warning, setWarning] = useState<'five' | 'one' | number>();
  const [deadline, setDeadline] = useState(clock.deadline);
  const added = Math.round((clock.deadline - deadline) / minute);
  if (added !== 0) {
    setDeadline(clock.deadline);
    if (added > 0) setWarning(added);
  }
  const warnOfFive = useCallback(() => {
    setWarning('five');
    onFiveMinutes?.();
  }, [onFiveMinutes]);
  const warnOfOne = useCallback(() => setWarning('one'), []);
  useCrossing(left, 5 * minute, warnOfFive);
  useCrossing(left, minute, warnOfOne);
  useEffect(() => {
    const timer = warning && setTimeout(() => setWarning(undefined), alertMs);
    return () => clearTimeout(timer);
  }, [warning]);

  const isLate = left <= 5 * minute;
  const isShown = isLate || !isHidden;
  return (
    <div className={classes.timer} data-late={isLate || undefined}>
      {isShown ? (
        <div
          role="timer"
          className={classes.face}
          aria-label={t('timer.left', minutesAndSeconds(left))}
        >
          {clockTime(left)}
        </div>
      ) : (
        <div className={classes.face}>
          <IconClock size={26} stroke={1.6} aria-hidden />
          <HiddenText>{t('timer.hidden')}</HiddenText>
        </div>
      )}
      {clock.pausedAt !== undefined && <span className={classes.paused}>{t('timer.paused')}</span>}
      {!isLate && clock.pausedAt === undefined && (
        <button type="button" className={classes.toggle} onClick={onToggle}>
          {isHidden ? t('timer.show') : t('timer.hide')}
        </button>
      )}
      <div role="alert" className={classes.place}>
        {warning && (
          <p className={classes.warning}>
            {typeof warning === 'number'
              ? t('timer.more', { count: warning })
              : t(`timer.warning.${warning}`)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Calls back once when the value falls to the threshold, but not if it started below it. */
function useCrossing(value: number, threshold: number, onCross: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    const hasCrossed = before.current > threshold && value <= threshold;
    before.current = value;
    if (hasCrossed) onCross();
  }, [value, threshold, onCross]);
}
