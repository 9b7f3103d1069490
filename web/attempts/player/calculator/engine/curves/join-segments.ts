import type { Segments } from './implicit-curve.ts';

/** Joins segments into lines, so that dashes are continuous and fewer strokes are drawn. */
export function joinSegments(segments: Segments, tolerance: number): number[][] {
  const count = segments.length / 4;
  const ends = new Map<string, number[]>();
  const key = (x: number, y: number): string =>
    `${Math.round(x / tolerance)},${Math.round(y / tolerance)}`;
  for (let i = 0; i < count; i += 1) {
    for (const end of [0, 2]) {
      const point = key(segments[i * 4 + end]!, segments[i * 4 + end + 1]!);
      const indexes = ends.get(point);
      if (indexes) indexes.push(i);
      else ends.set(point, [i]);
    }
  }
  const used = new Uint8Array(count);
  const lines: number[][] = [];
  /** Extends the line from its last point. */
  const follow = (line: number[]): void => {
    for (;;) {
      const [x, y] = [line.at(-2)!, line.at(-1)!];
      const point = key(x, y);
      const next = ends.get(point)?.find((i) => used[i] === 0);
      if (next === undefined) return;
      used[next] = 1;
      const base = next * 4;
      const isForward = key(segments[base]!, segments[base + 1]!) === point;
      line.push(segments[base + (isForward ? 2 : 0)]!, segments[base + (isForward ? 3 : 1)]!);
    }
  };
  for (let i = 0; i < count; i += 1) {
    if (used[i] === 1) continue;
    used[i] = 1;
    const base = i * 4;
    const line = segments.slice(base, base + 4);
    follow(line);
    const back = [segments[base + 2]!, segments[base + 3]!, segments[base]!, segments[base + 1]!];
    follow(back);
    if (back.length > 4) line.unshift(...reversed(back.slice(4)));
    lines.push(line);
  }
  return lines;
}

function reversed(line: number[]): number[] {
  const out: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i]!, line[i + 1]!);
  return out;
}
