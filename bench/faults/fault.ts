import type { Site } from './site.ts';
import type { Habits } from './stubborn-student.ts';

/** How many students take the test. */
export const students = 64;

export interface Fault<Place extends Site = Site> {
  name: string;
  /** Harms the site while the students take the test, and ends by itself. Returns a note for the table. */
  inject(site: Place): Promise<string>;
  /** Unusual properties of the students themselves. */
  habits?(index: number): Partial<Habits>;
  pace?: number;
  /** A proxy between the students and the site. */
  through?(address: string): Promise<{ address: string; close(): string }>;
  /** A site other than a server with its embedded database; undefined if this machine does not allow it. */
  site?(): Promise<Place | undefined>;
  /** A folder for the site's data; undefined if this machine does not allow it. */
  folder?(): Promise<{ path: string; remove(): Promise<void> } | undefined>;
}
