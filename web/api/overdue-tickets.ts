import { create } from 'zustand';

interface Known {
  /** Tickets the team has let wait too long, as far as this page knows. */
  count: number;
  /** When that was last asked, in milliseconds. */
  askedAt: number;
}

export const useOverdueTickets = create<Known>(() => ({ count: 0, askedAt: 0 }));

/** Whoever learns it on the way says so; then nobody need ask for it. */
export const setOverdueTickets = (count: number): void =>
  useOverdueTickets.setState({ count, askedAt: Date.now() });
