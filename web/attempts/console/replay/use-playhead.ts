import { useEffect, useRef, useState } from 'react';
import type { LogLine } from './describe-log.ts';

export type Speed = '1' | '8' | '30';

const frameMs = 100;

/** The index of the last line at or before a time, or 0. */
function indexAt(lines: readonly LogLine[], at: number): number {
  const found = lines.findLastIndex((line) => line.at <= at);
  return Math.max(0, found);
}

/** The position of the replay: a time, and the line of the list at this time. Each moves the other. */
export function usePlayhead(lines: readonly LogLine[], start: number, end: number) {
  const [position, setPosition] = useState({ at: start, index: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('8');

  const seek = (at: number): void => {
    const clamped = Math.min(end, Math.max(start, at));
    setPosition({ at: clamped, index: indexAt(lines, clamped) });
  };
  const go = (index: number): void => {
    const clamped = Math.min(lines.length - 1, Math.max(0, index));
    const line = lines[clamped];
    if (line) setPosition({ at: Math.min(end, Math.max(start, line.at)), index: clamped });
  };

  const advance = useRef<() => void>(undefined);
  useEffect(() => {
    advance.current = () => {
      if (position.at >= end) return setPlaying(false);
      return seek(position.at + frameMs * Number(speed));
    };
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => advance.current?.(), frameMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const toggle = (): void => {
    if (!isPlaying && position.at >= end) seek(start);
    setPlaying(!isPlaying);
  };

  /** Returns true if the key was handled. */
  const press = (key: string): boolean => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(position.index - 1),
      ArrowRight: () => go(position.index + 1),
      ArrowUp: () => go(position.index - 1),
      ArrowDown: () => go(position.index + 1),
      PageUp: () => go(position.index - 10),
      PageDown: () => go(position.index + 10),
      Home: () => go(0),
      End: () => go(lines.length - 1),
      ' ': toggle,
    };
    moves[key]?.();
    return key in moves;
  };
  return { ...position, isPlaying, speed, setSpeed, seek, go, toggle, press };
}

export type Playhead = ReturnType<typeof usePlayhead>;
