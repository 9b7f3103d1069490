import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import classes from './navigation.module.css';

const shortest = 400;
const longest = 1000;

/**
 * True while a navigation is under way: at least 400 ms, so that the sign does not flicker, and never longer than
 * 1000 ms, so that a navigation which hangs does not leave it on for ever.
 */
function useNavigationLoading(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  const [seen, setSeen] = useState(isNavigating);
  const [isYoung, setYoung] = useState(false);
  const [isOverdue, setOverdue] = useState(false);
  const youth = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Noticed while drawing, not after: the sign must not miss a frame at either end.
  if (seen !== isNavigating) {
    setSeen(isNavigating);
    if (isNavigating) {
      setYoung(true);
      setOverdue(false);
    }
  }

  useEffect(() => {
    if (!isNavigating) return undefined;
    clearTimeout(youth.current);
    youth.current = setTimeout(() => setYoung(false), shortest);
    const overdue = setTimeout(() => setOverdue(true), longest);
    return () => clearTimeout(overdue);
  }, [isNavigating]);

  return isYoung || (isNavigating && !isOverdue);
}

const overlayLingers = 100;

/** What shows that a page is on its way: a thin bar on top, and the page dimmed with a word in the middle. */
export function NavigationSigns() {
  const { t } = useTranslation('app');
  const isLoading = useNavigationLoading();
  const isOverlaid = useLingering(useNavigation().state !== 'idle', overlayLingers);
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

/** True at once when `isOn` is, and still for that long after it no longer is. */
function useLingering(isOn: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(isOn);

  useEffect(() => {
    const change = setTimeout(() => setLingers(isOn), isOn ? 0 : milliseconds);
    return () => clearTimeout(change);
  }, [isOn, milliseconds]);

  return isOn || lingers;
}
