import type { Site } from './site.ts';
import type { Habits } from './stubborn-student.ts';

export interface Fault<Place extends Site = Site> {
  name: string;
  /** What is done to the site while the students sit; it ends by itself. Gives what to say of it. */
  happen(site: Place): Promise<string>;
  /** What is odd about the students themselves. */
  habits?(place: number): Partial<Habits>;
  pace?: number;
  /** Where the students reach the site by another way. */
  through?(address: string): Promise<{ address: string; close(): string }>;
  /** Where the site is more than a server with its own database; undefined where this machine does not allow it. */
  site?(): Promise<Place | undefined>;
  /** A place for the site's data; undefined where this machine does not allow it. */
  folder?(): Promise<{ path: string; remove(): Promise<void> } | undefined>;
}
