/** This machine's clocks: one that only runs on, in milliseconds, and one that people set. */
export interface Clock {
  monotonic(): number;
  wall(): number;
}

/** More than a machine's clocks drift apart between two replies, less than any sleep worth the name. */
const jumpMs = 3000;

/** No reply is under way longer: a server's time further behind ours than this means that its clock was turned. */
const longestReplyMs = 30_000;

/**
 * The server's time, counted on from its replies by the monotonic clock. A reply's time is a little old when it comes, so
 * the count never runs ahead of the server, and what is in time here is in time there.
 */
export class ServerClock {
  /** Counted by a clock that people set, since the last reply: good to look at, not good enough to close a module. */
  isDoubtful: boolean;
  #at: number;
  #monotonic: number;
  #wall: number;
  readonly #clock: Clock;

  /** From a time stored by an earlier page, with this machine's time of then. */
  constructor(clock: Clock, kept: { at: number; wall: number }) {
    this.#clock = clock;
    this.#monotonic = clock.monotonic();
    this.#wall = clock.wall();
    this.#at = kept.at + Math.max(0, this.#wall - kept.wall);
    this.isDoubtful = true;
  }

  now(): number {
    return Math.round(this.#at + this.#clock.monotonic() - this.#monotonic);
  }

  hear(now: number): void {
    const counted = this.now();
    const isBelieved = !this.isDoubtful && !this.hasJumped();
    if (isBelieved && counted >= now && counted - now < longestReplyMs) this.#anchor(counted);
    else this.#anchor(now);
    this.isDoubtful = false;
  }

  /** The clocks disagree: the machine slept, or somebody set its clock. The server is asked which. */
  hasJumped(): boolean {
    return this.#jump() > jumpMs;
  }

  /** The server can't be asked: then the machine slept, because a test goes on while a lid is closed. */
  believeWall(): void {
    if (!this.hasJumped()) return;
    this.#anchor(this.now() + Math.round(this.#jump()));
    this.isDoubtful = true;
  }

  toKeep(): { at: number; wall: number } {
    return { at: this.now(), wall: this.#clock.wall() };
  }

  #jump(): number {
    const { monotonic, wall } = this.#read();
    return wall - this.#wall - (monotonic - this.#monotonic);
  }

  #read(): { monotonic: number; wall: number } {
    return { monotonic: this.#clock.monotonic(), wall: this.#clock.wall() };
  }

  #anchor(at: number): void {
    this.#at = at;
    this.#monotonic = this.#clock.monotonic();
    this.#wall = this.#clock.wall();
  }
}
