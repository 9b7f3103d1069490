import type { UnaryFunction } from './plot.ts';

/** The resolution of a curve: the step of t and the smallest visible height. */
export interface Fineness {
  step: number;
  /** The height of a pixel. */
  unit: number;
}

/** Pairs of t and value. A NaN value interrupts the line. */
export type Polyline = Float64Array;

const maxDepth = 6;
const edgeSteps = 40;
/** A bound for functions that are noise. */
const maxPoints = 6_000;

class Sampler {
  private readonly out: number[] = [];
  private readonly at: UnaryFunction;
  private readonly unit: number;

  constructor(at: UnaryFunction, unit: number) {
    this.at = at;
    this.unit = unit;
  }

  run(from: number, step: number, columns: number): Polyline {
    let t = from;
    let value = this.at(t);
    this.push(t, value);
    for (let i = 1; i <= columns; i += 1) {
      const next = from + i * step;
      const after = this.at(next);
      this.between(t, value, next, after, 0);
      this.push(next, after);
      [t, value] = [next, after];
    }
    return Float64Array.from(this.out);
  }

  private push(t: number, value: number): void {
    this.out.push(t, value);
  }

  /** Adds the samples needed between two others: in bends, at the edge of a domain, and an interruption at a jump. */
  private between(t0: number, v0: number, t1: number, v1: number, depth: number): void {
    const isFirst = Number.isFinite(v0);
    const isSecond = Number.isFinite(v1);
    if (!isFirst && !isSecond) return;
    if (isFirst !== isSecond) {
      this.edge(t0, t1, isFirst);
      return;
    }
    const middle = (t0 + t1) / 2;
    const value = this.at(middle);
    if (!Number.isFinite(value)) {
      this.push(middle, Number.NaN);
      return;
    }
    const bend = Math.abs(value - (v0 + v1) / 2) / this.unit;
    if (bend < 0.3 && (depth > 0 || Math.abs(v1 - v0) < 40 * this.unit)) return;
    if (this.out.length > maxPoints) return;
    if (depth === maxDepth) {
      if (this.isJump(t0, v0, t1, v1)) this.push(middle, Number.NaN);
      return;
    }
    this.between(t0, v0, middle, value, depth + 1);
    this.push(middle, value);
    this.between(middle, value, t1, v1, depth + 1);
  }

  /** Finds the last place at which the function is defined, so that √x starts at 0 and not a pixel later. */
  private edge(t0: number, t1: number, isFirst: boolean): void {
    let [inside, outside] = isFirst ? [t0, t1] : [t1, t0];
    for (let i = 0; i < edgeSteps; i += 1) {
      const middle = (inside + outside) / 2;
      if (Number.isFinite(this.at(middle))) inside = middle;
      else outside = middle;
    }
    if (!isFirst) this.push(outside, Number.NaN);
    this.push(inside, this.at(inside));
    if (isFirst) this.push(outside, Number.NaN);
  }

  /** Bisects: a steep continuous piece gets flatter, a jump or a pole does not. */
  private isJump(t0: number, v0: number, t1: number, v1: number): boolean {
    let [a, va, b, vb] = [t0, v0, t1, v1];
    const first = Math.abs(v1 - v0);
    if (first < 2 * this.unit) return false;
    for (let i = 0; i < 16; i += 1) {
      const middle = (a + b) / 2;
      const value = this.at(middle);
      if (!Number.isFinite(value)) return true;
      if (Math.abs(value - va) > Math.abs(vb - value)) [b, vb] = [middle, value];
      else [a, va] = [middle, value];
    }
    return Math.abs(vb - va) > first / 4;
  }
}

/** Samples one tile of a curve: `columns` steps starting at `from`. */
export const sampleCurve = (
  at: UnaryFunction,
  from: number,
  columns: number,
  { step, unit }: Fineness,
): Polyline => new Sampler(at, unit).run(from, step, columns);
