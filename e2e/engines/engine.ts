export interface Point {
  x: number;
  y: number;
}

/** A browser with one page: the operations that the smoke test needs. */
export interface Engine {
  readonly name: string;
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page and waits for its result. It sees nothing but its arguments. */
  evaluate<Args extends unknown[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>>;
  click(at: Point, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** The visible area as a PNG with one pixel for each CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const viewport = { width: 1280, height: 860 };
