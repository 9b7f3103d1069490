import { useMemo, useState } from 'react';

/** In per cent of the size set; the browser's own zoom comes on top. */
export const zoomLevels = [80, 90, 100, 110, 125, 150, 175, 200, 250, 300] as const;
const usual = 100;
const key = 'testZoom';

export interface Zoom {
  level: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** For the part that holds the test content, and only that. */
  style: { zoom: number };
}

function readLevel(): number {
  const stored = Number(localStorage.getItem(key));
  return zoomLevels.find((level) => level === stored) ?? usual;
}

/** The size of the test's words and figures; the bars stay as they are. Kept in this browser. */
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
      reset: () => go(usual),
      style: { zoom: level / 100 },
    };
  }, [level]);
}
