import type { JournalEntry } from '../local-attempt.ts';

/**
 * A synchronous journal of the events that the store has not confirmed. An IndexedDB transaction takes time, and a reload
 * meanwhile would lose them. A page has one entry per attempt, and removes it once the store has everything.
 */
export interface Journal {
  /** The entries of every page that had the attempt open in this browser. */
  read(attempt: string): JournalEntry[];
  /** Replaces the entry of the page. An entry without events is removed. */
  write(attempt: string, entry: JournalEntry): void;
}

const keyOf = (attempt: string, page = ''): string => `unstored/${attempt}/${page}`;

/** The journal in `localStorage`. If the browser refuses it, only the store protects the events, once it has written them. */
export const browserJournal: Journal = {
  read(attempt) {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(keyOf(attempt)))
        .map((key) => JSON.parse(localStorage.getItem(key)!) as JournalEntry);
    } catch {
      return [];
    }
  },

  write(attempt, entry) {
    try {
      const key = keyOf(attempt, entry.page);
      if (entry.made.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(entry));
    } catch {
      // The store will have the events in a moment.
    }
  },
};
