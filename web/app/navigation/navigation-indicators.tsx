import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import classes from './navigation.module.css';

const minMilliseconds = 400;
const maxMilliseconds = 1000;

/**
 * True while a navigation is in progress: for at least 400 ms, so that the bar does not flicker, and for at most
 * 1000 ms, so that a navigation that hangs does not leave it on forever.
 */
function useNavigationLoading(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const [wasNavigating, setWasNavigating] = useState(isNavigating);
  const [isWithinMinimum, setWithinMinimum] = useState(false);
  const [isOverdue, setOverdue] = useState(false);
  const minimumTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Compared during rendering, not in an effect, so that the bar appears and disappears without a frame's delay.
  if (wasNavigating !== isNavigating) {
    setWasNavigating(isNavigating);
    if (isNavigating) {
      setWithinMinimum(true);
      setOverdue(false);
    }
  }

  useEffect(() => {
    if (!isNavigating) return undefined;
    clearTimeout(minimumTimer.current);
    minimumTimer.current = setTimeout(() => setWithinMinimum(false), minMilliseconds);
    const overdue = setTimeout(() => setOverdue(true), maxMilliseconds);
    return () => clearTimeout(overdue);
  }, [isNavigating]);

  return isWithinMinimum || (isNavigating && !isOverdue);
}

const overlayLingerMilliseconds = 100;

/** Shows that a page is loading: a thin bar at the top and an overlay with a label. */
export function NavigationIndicators() {
  const { t } = useTranslation('app');
  const isLoading = useNavigationLoading();
  const isOverlaid = useLingering(useNavigation().state !== 'idle', overlayLingerMilliseconds);
  return (
    <>
      {isLoading && <div className={classes.bar} data-testid="navigation-bar" aria-hidden />}
      {isOverlaid && (
        <output className={classes.overlay}>
          <span className={classes.word}>{t('loadingPage')}</span>
        </output>
      )}
    </>
  );
}

/** True while `isOn` is true and for `milliseconds` after. */
function useLingering(isOn: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOn);

  useEffect(() => {
    const change = setTimeout(() => setLingers(isOn), isOn ? 0 : milliseconds);
    return () => clearTimeout(change);
  }, [isOn, milliseconds]);

  return isOn || lingers;
}
