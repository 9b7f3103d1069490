/** This machine's clocks in milliseconds: one that never jumps, and the wall clock, which people can set. */
export interface Clock {
  monotonic(): number;
  wall(): number;
}

/** Longer than the two clocks drift apart between replies, and shorter than any real sleep of the machine. */
const jumpMs = 3000;

/** The longest time a reply takes. If the server's time is further behind than this, the server's clock was set back. */
const longestReplyMs = 30_000;

/**
 * Owns the estimate of the server's time: the time of the last reply plus what the monotonic clock has counted since. A reply is
 * already a little old when it arrives, so the estimate never runs ahead of the server, and an event that is in time here is in
 * time there.
 */
export class ServerClock {
  /** The estimate rests on the wall clock since the last reply: good enough to show, not to close a module. */
  isUncertain: boolean;
  #at: number;
  #monotonic: number;
  #wall: number;
  readonly #clock: Clock;

  /** Starts from a reading that an earlier page stored. */
  constructor(clock: Clock, stored: { at: number; wall: number }) {
    this.#clock = clock;
    this.#monotonic = clock.monotonic();
    this.#wall = clock.wall();
    this.#at = stored.at + Math.max(0, this.#wall - stored.wall);
    this.isUncertain = true;
  }

  now(): number {
    return Math.round(this.#at + this.#clock.monotonic() - this.#monotonic);
  }

  sync(now: number): void {
    const counted = this.now();
    const isTrusted = !this.isUncertain && !this.hasJumped();
    if (isTrusted && counted >= now && counted - now < longestReplyMs) this.#anchor(counted);
    else this.#anchor(now);
    this.isUncertain = false;
  }

  /** The clocks disagree: the machine slept, or somebody set its clock. A heartbeat tells which. */
  hasJumped(): boolean {
    return this.#jump() > jumpMs;
  }

  /** Assumes, while the server is unreachable, that the machine slept: a test goes on while the lid is closed. */
  trustWallClock(): void {
    if (!this.hasJumped()) return;
    this.#anchor(this.now() + Math.round(this.#jump()));
    this.isUncertain = true;
  }

  reading(): { at: number; wall: number } {
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
