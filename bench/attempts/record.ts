/** The times and errors of a crowd of students. */
export class Record {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];
  requests = 0;
  waits = 0;

  addTime(name: string, milliseconds: number): void {
    const recorded = this.times.get(name);
    if (recorded) recorded.push(milliseconds);
    else this.times.set(name, [milliseconds]);
  }

  addError(error: unknown): void {
    this.errors.push(error instanceof Error ? error.message : String(error));
  }
}
