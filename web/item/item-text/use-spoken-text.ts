import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { PrerenderedFormulas } from './prerendered-formulas.ts';
import { spokenText } from './spoken-text.ts';
import { spokenWords } from './spoken-words.ts';

/**
 * The spoken form of a text with formulas, whose characters alone would mislead screen readers: available at once if its
 * formulas are prerendered, otherwise read from the DOM after they have been rendered.
 */
export function useSpokenText(
  text: string,
): [RefObject<HTMLDivElement | null>, string | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const immediate = spokenWords(text, use(PrerenderedFormulas));
  const [rendered, setRendered] = useState<{ text: string; words: string }>();
  const isImmediate = immediate !== undefined;
  useLayoutEffect(() => {
    if (isImmediate) return;
    const element = box.current;
    if (element?.querySelector('math')) setRendered({ text, words: spokenText(element) });
  }, [text, isImmediate]);
  return [box, immediate ?? (rendered?.text === text ? rendered.words : undefined)];
}
