/** The one source of time. Everything that asks what time it is asks this. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
