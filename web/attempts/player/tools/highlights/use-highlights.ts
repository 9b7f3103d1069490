import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { oneTimeId } from '../../../../api/one-time-id.ts';
import { findBlock } from '../../../../item/highlights/block-text.ts';
import type { PaintedHighlight } from '../../../../item/highlights/paint.ts';
import { pickText } from './pick-text.ts';
import { placeHighlight } from './place-highlight.ts';
import type {
  BlockRange,
  HighlightColor,
  StudentHighlight,
} from '../../../../item/highlights/student-highlight.ts';
import { focusToolbar, isInToolbar } from './toolbar-focus.ts';
import { usePaintedHighlights } from '../../../../item/highlights/use-painted.ts';
import { useSelectedText } from './use-selected-text.ts';
import { useTextCursor } from './use-text-cursor.ts';

interface Options {
  /** The element that contains the blocks. Set it by a state setter as ref, so that the hook notices changes. */
  container: HTMLElement | null;
  highlights: readonly StudentHighlight[];
  /** Adds the highlight, or changes the one with the same id. */
  onAdd: (highlight: Omit<StudentHighlight, 'note'>) => void;
  onRemove: (id: string) => void;
  onNote: (id: string, note: string) => void;
  /** Highlights are always visible, but text can be selected for marking only while the tool is on. */
  isOn: boolean;
}

/** The target of the toolbar: selected text, or a highlight that was clicked. */
export type Target =
  | { kind: 'selection'; pieces: BlockRange[]; range: Range }
  | { kind: 'highlight'; id: string; range: Range; isWriting: boolean };

export interface Highlighting {
  target: Target | undefined;
  /** The highlight that was clicked. */
  current: StudentHighlight | undefined;
  painted: PaintedHighlight[];
  container: HTMLElement | null;
  mark: (colour: HighlightColor) => void;
  /** Opens the note editor. A selection is first marked in the color used last. */
  write: () => void;
  saveNote: (note: string) => void;
  remove: () => void;
  dismiss: () => void;
  /** Shows a highlight in the text and its toolbar. */
  show: (id: string) => void;
}

const isHit = ({ range }: PaintedHighlight, x: number, y: number): boolean =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );

/** Selecting text, highlighting it and writing notes. `HighlightToolbar` is its user interface. */
export function useHighlights(options: Options): Highlighting {
  const { container, highlights, isOn, onAdd, onRemove, onNote } = options;
  const [target, setTarget] = useState<Target>();
  const lastColour = useRef<HighlightColor>('yellow');
  const painted = usePaintedHighlights(container, highlights);
  const current =
    target?.kind === 'highlight' ? highlights.find(({ id }) => id === target.id) : undefined;

  const dismiss = (): void => {
    getSelection()?.removeAllRanges();
    setTarget(undefined);
  };

  const targetHighlight = ({ highlight, range }: PaintedHighlight): void =>
    setTarget({ kind: 'highlight', id: highlight.id, range, isWriting: false });

  const pick = (range: Range | undefined): void => {
    const pieces = range && container ? pickText(container, range) : [];
    if (range && pieces.length > 0) setTarget({ kind: 'selection', pieces, range });
    // Focusing the toolbar may clear the selection; the target stays the text that was selected.
    else if (!isInToolbar(document.activeElement))
      setTarget((old) => (old?.kind === 'selection' ? undefined : old));
  };
  useSelectedText({ container, isOn, onSelect: pick });
  useTextCursor({ container, isOn, onSelect: pick, onEnter: focusToolbar, onEscape: dismiss });

  if (!isOn && target) setTarget(undefined);

  const isInText = ({ target: at }: Event): boolean =>
    at instanceof Node && container !== null && container.contains(at);
  const onClick = useEffectEvent((event: MouseEvent) => {
    // The toolbar may be inside the container; a click on it is not a click on text.
    if (!isInText(event) || isInToolbar(event.target) || !getSelection()?.isCollapsed) return;
    const hit = painted.findLast((each) => isHit(each, event.clientX, event.clientY));
    if (hit) targetHighlight(hit);
    else setTarget(undefined);
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (!isInText(event) && !isInToolbar(event.target)) setTarget(undefined);
  });
  useEffect(() => {
    if (!isOn) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    document.addEventListener('click', (event) => onClick(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    return () => aborter.abort();
  }, [isOn]);

  /** Highlights the pieces of a selection. Returns the ids of the highlights. */
  const markPieces = (pieces: BlockRange[], colour: HighlightColor): string[] =>
    pieces.map((range) => {
      const text = (container && findBlock(container, range.block)?.textContent) ?? '';
      const fresh = { id: oneTimeId(), colour, range, text };
      const { highlight, note, removed } = placeHighlight(highlights, fresh);
      removed.forEach(onRemove);
      onAdd(highlight);
      if (note !== undefined) onNote(highlight.id, note);
      return highlight.id;
    });

  const mark = (colour: HighlightColor): void => {
    lastColour.current = colour;
    if (target?.kind === 'selection') markPieces(target.pieces, colour);
    if (current) {
      const { note: _note, ...highlight } = current;
      onAdd({ ...highlight, colour });
    }
    dismiss();
  };

  const write = (): void => {
    if (!target) return;
    const { range } = target;
    const id =
      target.kind === 'highlight' ? target.id : markPieces(target.pieces, lastColour.current)[0];
    if (id) setTarget({ kind: 'highlight', id, range, isWriting: true });
    getSelection()?.removeAllRanges();
  };

  const show = (id: string): void => {
    const found = painted.find(({ highlight }) => highlight.id === id);
    if (!found) return;
    found.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    targetHighlight(found);
  };

  return {
    target,
    current,
    painted,
    container,
    mark,
    write,
    saveNote: (note) => current && onNote(current.id, note),
    remove: () => {
      if (current) onRemove(current.id);
      dismiss();
    },
    dismiss,
    show,
  };
}
