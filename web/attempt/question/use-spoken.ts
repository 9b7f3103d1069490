import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { spokenText } from '../../ui/item-text/spoken-text.ts';

/** A rendered text in words where its characters alone would mislead, which is where it holds a formula. */
export function useSpoken(text: string): [RefObject<HTMLDivElement | null>, string | undefined] {
  const box = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState<{ text: string; words: string }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (element?.querySelector('math')) setSpoken({ text, words: spokenText(element) });
  }, [text]);
  return [box, spoken?.text === text ? spoken.words : undefined];
}
