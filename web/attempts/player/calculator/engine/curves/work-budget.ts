/**
 * The time that one frame may spend on new tiles. Tiles that do not fit are computed in the next frame: a gap at the edge for one
 * frame is better than a graph that lags behind the finger.
 */
export class WorkBudget {
  isShort = false;
  private readonly deadline: number;

  constructor(milliseconds: number) {
    this.deadline = performance.now() + milliseconds;
  }

  hasTime(): boolean {
    if (performance.now() < this.deadline) return true;
    this.isShort = true;
    return false;
  }
}

export const unlimited = new WorkBudget(Number.POSITIVE_INFINITY);
