import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { KnownFormulas } from './known-formulas.ts';
import { spokenText } from './spoken-text.ts';
import { spokenWords } from './spoken-words.ts';

/**
 * A text in words where its characters alone would mislead, which is where it holds a formula: at once where its formulas
 * came with the question, and read from the page, a drawing later, where they are rendered here.
 */
export function useSpoken(text: string): [RefObject<HTMLDivElement | null>, string | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const known = spokenWords(text, use(KnownFormulas));
  const [read, setRead] = useState<{ text: string; words: string }>();
  const isKnown = known !== undefined;
  useLayoutEffect(() => {
    if (isKnown) return;
    const element = box.current;
    if (element?.querySelector('math')) setRead({ text, words: spokenText(element) });
  }, [text, isKnown]);
  return [box, known ?? (read?.text === text ? read.words : undefined)];
}
