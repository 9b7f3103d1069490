/** What a crowd of students met with. */
export class Record {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];
  waits = 0;

  took(name: string, milliseconds: number): void {
    const known = this.times.get(name);
    if (known) known.push(milliseconds);
    else this.times.set(name, [milliseconds]);
  }

  waited(_name: string): void {
    this.waits += 1;
  }

  failed(error: unknown): void {
    this.errors.push(error instanceof Error ? error.message : String(error));
  }

  get requests(): number {
    return [...this.times.values()].reduce((sum, times) => sum + times.length, 0);
  }
}
