import { useEffect, useRef, useState } from 'react';
import { makeBell, ring } from './bell.ts';

const minute = 60_000;

/** A bell that the student may switch on, and that rings once when the last minute begins. */
export function useBell(msLeft: number): { isOn: boolean; toggle: () => void } {
  const [bell, setBell] = useState<AudioContext>();
  const [isOn, setIsOn] = useState(false);
  const isLastMinute = msLeft <= minute;
  const wasLastMinute = useRef(isLastMinute);

  useEffect(() => {
    if (isLastMinute && !wasLastMinute.current && isOn && bell) ring(bell);
    wasLastMinute.current = isLastMinute;
  }, [isLastMinute, isOn, bell]);

  useEffect(
    () => () => {
      void bell?.close();
    },
    [bell],
  );

  const toggle = (): void => {
    if (!isOn) {
      const made = bell ?? makeBell();
      setBell(made);
      // Heard at once, so that the volume can be set before it matters.
      ring(made);
    }
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
