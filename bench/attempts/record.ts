/** What a crowd of students met with. */
export class Record {
  readonly times = new Map<string, number[]>();
  readonly errors: string[] = [];
  requests = 0;
  waits = 0;

  took(name: string, milliseconds: number): void {
    const known = this.times.get(name);
    if (known) known.push(milliseconds);
    else this.times.set(name, [milliseconds]);
  }

  failed(error: unknown): void {
    this.errors.push(error instanceof Error ? error.message : String(error));
  }
}
