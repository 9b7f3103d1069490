import { highlightColors } from '@bac/exam/attempt/highlight-colors.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconNote, IconTrash, IconUnderline } from '@tabler/icons-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { canPaint } from '../../../../item/highlights/paint.ts';
import { cssZoom } from '../window/css-zoom.ts';
import { HighlightOverlay } from './highlight-overlay.tsx';
import classes from './highlights.module.css';
import { NoteEditor } from './note-editor.tsx';
import { leaveToolbar, toolbarMark } from './toolbar-focus.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import type { Highlighting } from './use-highlights.ts';

const gap = 10;

/** Places the box below the text, because phones show their own menu above it; above if there is no room below. */
function place(range: Range, box: HTMLElement): CSSProperties {
  const text = range.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = text.bottom + gap;
  const top = below + height > innerHeight - gap ? text.top - gap - height : below;
  const left = text.left + text.width / 2 - width / 2;
  const zoom = cssZoom(box.parentElement);
  return {
    top: Math.max(gap, Math.min(top, innerHeight - height - gap)) / zoom,
    left: Math.max(gap, Math.min(left, innerWidth - width - gap)) / zoom,
  };
}

/** Keeps a box beside a range of text while the page scrolls or changes its size. */
function usePlacement(range: Range | undefined, box: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const element = box.current;
    if (!range || !element) return;
    const move = (): void => setStyle(place(range, element));
    move();
    const observer = new ResizeObserver(move);
    observer.observe(element);
    document.addEventListener('scroll', move, { capture: true, passive: true });
    addEventListener('resize', move);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, [range, box]);

  return style;
}

/** Runs an action of the toolbar and returns the focus to where it came from. */
const leave = (act: () => void) => (): void => {
  act();
  leaveToolbar();
};

/**
 * The toolbar beside the selected text or the highlight that was clicked. Render it once, outside the zoomed part of the page.
 * `highlighting` is the result of `useHighlights`.
 */
export function HighlightToolbar({ highlighting }: { highlighting: Highlighting }) {
  const { target, current, painted, container, mark, write, remove, dismiss } = highlighting;
  const { t } = useTranslation('attempts/player/tools');
  const box = useRef<HTMLDivElement>(null);
  const style = usePlacement(target?.range, box);
  const isShown = target?.kind === 'selection' || current !== undefined;
  const isWriting = target?.kind === 'highlight' && (target.isWriting || Boolean(current?.note));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave(dismiss)();
  };

  return (
    <>
      {!canPaint() && <HighlightOverlay container={container} painted={painted} />}
      <VisuallyHidden component="output">
        {target?.kind === 'selection' &&
          t('highlights.selected', { text: target.pieces.map(({ quote }) => quote).join(' ') })}
      </VisuallyHidden>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves from every control in it
        <div
          ref={box}
          className={classes.toolbar}
          style={style}
          onKeyDown={onKeyDown}
          {...toolbarMark}
        >
          <div
            role="toolbar"
            aria-label={t('highlights.toolbar')}
            className={classes.buttons}
            // The press must not clear the selection before the click is handled.
            onPointerDown={(event) => event.preventDefault()}
          >
            {highlightColors.map((colour) => (
              <PlainButton
                key={colour}
                className={classes.button}
                data-colour={colour}
                aria-label={t(`highlights.colour.${colour}`)}
                title={t(`highlights.colour.${colour}`)}
                aria-pressed={current?.colour === colour}
                onClick={leave(() => mark(colour))}
              >
                {colour === 'underline' ? (
                  <IconUnderline size={20} stroke={1.8} aria-hidden />
                ) : (
                  <span className={classes.swatch} />
                )}
              </PlainButton>
            ))}
            <span className={classes.rule} />
            <PlainButton className={classes.button} onClick={write}>
              <IconNote size={20} stroke={1.6} aria-hidden />
              {t('highlights.note')}
            </PlainButton>
            {current && (
              <PlainButton
                className={classes.button}
                aria-label={t('highlights.delete')}
                title={t('highlights.delete')}
                onClick={leave(remove)}
              >
                <IconTrash size={20} stroke={1.6} aria-hidden />
              </PlainButton>
            )}
          </div>
          {current && isWriting && (
            <NoteEditor
              key={current.id}
              label={t('highlights.yourNote')}
              note={current.note ?? ''}
              takesFocus={target?.kind === 'highlight' && target.isWriting}
              onSave={highlighting.saveNote}
              onDone={leave(dismiss)}
            />
          )}
        </div>
      )}
    </>
  );
}
