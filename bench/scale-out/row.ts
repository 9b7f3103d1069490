/** The result of one property that must hold across processes. */
export interface Row {
  what: string;
  tried: number;
  wrong: number;
  /** A note on what was measured. */
  note: string;
}

/** Counts checks and failures. */
export class Tally {
  tried = 0;
  readonly faults: string[] = [];

  expect(isRight: boolean, fault: string): void {
    this.tried += 1;
    if (!isRight) this.faults.push(fault);
  }

  row(what: string, note = ''): Row {
    for (const fault of new Set(this.faults.slice(0, 5))) console.log(`  WRONG: ${what}: ${fault}`);
    return { what, tried: this.tried, wrong: this.faults.length, note };
  }
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
