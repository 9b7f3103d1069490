import { useCallback, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarouselControls } from './carousel-controls.tsx';
import classes from './carousel.module.css';
import { useOnceHydrated } from '../use-once-hydrated.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { useTrack } from './use-track.ts';

const milliseconds = 7000;

interface Autoplay {
  /** Autoplay is switched on. */
  isOn: boolean;
  /** Pages advance now: autoplay is on and not held. */
  isPlaying: boolean;
  setOn: (isOn: boolean) => void;
  /** Holds autoplay while the pointer or the focus is in the carousel. */
  hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

/**
 * Advances the pages of a carousel, unless a person prefers reduced motion, stops it, or is reading. `turn` is a new function
 * for each page, which restarts the timer, so that a page chosen by hand stays its full time.
 */
function useAutoplay(count: number, turn: () => void): Autoplay {
  const isStill = useOnceHydrated(prefersReducedMotion, false);
  const [choice, setOn] = useState<boolean>();
  const isOn = choice ?? !isStill;
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isPlaying = isOn && count > 1 && !held.pointer && !held.focus;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => !document.hidden && turn(), milliseconds);
    return () => clearInterval(timer);
  }, [isPlaying, turn]);

  return {
    isOn,
    isPlaying,
    setOn,
    hold: (reason, isHeld) => setHeld((before) => ({ ...before, [reason]: isHeld })),
  };
}

interface Props {
  label: string;
  pages: { id: string; name: string; content: ReactNode }[];
}

/** Shows pages one at a time: by swiping, buttons, dots and arrow keys, and by autoplay. */
export function Carousel({ label, pages }: Props) {
  const { t } = useTranslation('ui/layout/carousel');
  const { track, current, go } = useTrack(pages.length);
  const turn = useCallback(() => go(current + 1), [go, current]);
  const { isOn, isPlaying, setOn, hold } = useAutoplay(pages.length, turn);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(current + step);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys help where buttons already do
    <section
      className={classes.carousel}
      aria-label={label}
      aria-roledescription={t('carousel')}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        hold('focus', currentTarget.contains(relatedTarget))
      }
      // A swipe stops autoplay for good.
      onTouchStart={() => setOn(false)}
    >
      {/* Before the pages in reading order, so that autoplay can be stopped before they are read. */}
      {pages.length > 1 && (
        <CarouselControls
          names={pages.map(({ name }) => name)}
          current={current}
          isOn={isOn}
          onGo={go}
          onSwitch={setOn}
        />
      )}
      <div
        ref={track}
        className={classes.track}
        aria-live={isPlaying ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
        tabIndex={0}
      >
        {pages.map(({ id, name, content }, page) => (
          <div
            key={id}
            className={classes.page}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t('place', { page: page + 1, pages: pages.length, name })}
            inert={page !== current}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
