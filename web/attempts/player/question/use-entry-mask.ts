import { useEffect, useRef, type RefObject } from 'react';

/**
 * Asks before each character whether the field may hold what would then stand in it. Refusing here leaves the caret where it
 * is. Some keyboards let nothing be refused beforehand; what they type comes to `onChange`, which asks again.
 */
export function useEntryMask(
  mayHold: (candidate: string) => boolean,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(mayHold);
  useEffect(() => {
    latest.current = mayHold;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const ask = (event: InputEvent): void => {
      if (event.data === null || !event.cancelable) return;
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const candidate = input.value.slice(0, start) + event.data + input.value.slice(end);
      if (!latest.current(candidate)) event.preventDefault();
    };
    input.addEventListener('beforeinput', ask);
    return () => input.removeEventListener('beforeinput', ask);
  }, []);
  return field;
}
