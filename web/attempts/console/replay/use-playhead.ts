import { useEffect, useRef, useState } from 'react';
import type { Told } from './tell-log.ts';

export type Speed = '1' | '8' | '30';

const frameMs = 100;

/** The last line that had happened by then; the first before that. */
function indexAt(lines: readonly Told[], at: number): number {
  const found = lines.findLastIndex((line) => line.at <= at);
  return Math.max(0, found);
}

/** Where the replay stands: a moment, and the line of the list that goes with it. Each moves the other. */
export function usePlayhead(lines: readonly Told[], start: number, end: number) {
  const [place, setPlace] = useState({ at: start, index: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('8');

  const seek = (at: number): void => {
    const within = Math.min(end, Math.max(start, at));
    setPlace({ at: within, index: indexAt(lines, within) });
  };
  const go = (index: number): void => {
    const within = Math.min(lines.length - 1, Math.max(0, index));
    const line = lines[within];
    if (line) setPlace({ at: Math.min(end, Math.max(start, line.at)), index: within });
  };

  const advance = useRef<() => void>(undefined);
  useEffect(() => {
    advance.current = () => {
      if (place.at >= end) return setPlaying(false);
      return seek(place.at + frameMs * Number(speed));
    };
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => advance.current?.(), frameMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const toggle = (): void => {
    if (!isPlaying && place.at >= end) seek(start);
    setPlaying(!isPlaying);
  };

  /** True where the key meant something here. */
  const press = (key: string): boolean => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(place.index - 1),
      ArrowRight: () => go(place.index + 1),
      ArrowUp: () => go(place.index - 1),
      ArrowDown: () => go(place.index + 1),
      PageUp: () => go(place.index - 10),
      PageDown: () => go(place.index + 10),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      ' ': toggle,
    };
    moves[key]?.();
    return key in moves;
  };
  return { ...place, isPlaying, speed, setSpeed, seek, go, toggle, press };
}

export type Playhead = ReturnType<typeof usePlayhead>;
