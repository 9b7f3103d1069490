/**
 * How much new work a frame may still do. What does not fit is left out and asked for again in the next frame: a gap at
 * the edge for one sixtieth of a second is better than a picture that sticks to the finger.
 */
export class WorkBudget {
  isShort = false;
  private readonly until: number;

  constructor(milliseconds: number) {
    this.until = performance.now() + milliseconds;
  }

  hasTime(): boolean {
    if (performance.now() < this.until) return true;
    this.isShort = true;
    return false;
  }
}

export const unlimited = new WorkBudget(Number.POSITIVE_INFINITY);
