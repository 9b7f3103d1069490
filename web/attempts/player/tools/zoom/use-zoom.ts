import { useMemo, useState } from 'react';

/** In percent of the base size. The browser's own zoom is applied on top. */
export const zoomLevels = [80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;
const defaultLevel = 100;
const key = 'testZoom';

export interface Zoom {
  level: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Apply it only to the element that contains the test content. */
  style: { zoom: number };
}

function readLevel(): number {
  const stored = Number(localStorage.getItem(key));
  return zoomLevels.find((level) => level === stored) ?? defaultLevel;
}

/** The zoom of the test content, stored in this browser. The bars are not zoomed. */
export function useZoom(): Zoom {
  const [level, setLevel] = useState(readLevel);
  return useMemo(() => {
    const index = zoomLevels.findIndex((each) => each === level);
    const go = (next: number | undefined): void => {
      if (next === undefined) return;
      localStorage.setItem(key, String(next));
      setLevel(next);
    };
    return {
      level,
      canZoomIn: index < zoomLevels.length - 1,
      canZoomOut: index > 0,
      zoomIn: () => go(zoomLevels[index + 1]),
      zoomOut: () => go(zoomLevels[index - 1]),
      reset: () => go(defaultLevel),
      style: { zoom: level / 100 },
    };
  }, [level]);
}
