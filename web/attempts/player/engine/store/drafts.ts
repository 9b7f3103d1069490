import type { Draft } from '../local-attempt.ts';

/**
 * A store takes its time, and a page that is reloaded meanwhile takes along what was on its way there. Here it is written down
 * in the very moment, until the store has it.
 */
export interface Drafts {
  /** Those of every page that had the attempt open in this browser. */
  read(attempt: string): Draft[];
  /** Takes the place of the page's draft before; one of nothing is removed. */
  write(attempt: string, draft: Draft): void;
}

const keyOf = (attempt: string, page = ''): string => `unstored/${attempt}/${page}`;

/** Where the browser refuses, there is the store alone, as in every browser a moment later. */
export const browserDrafts: Drafts = {
  read(attempt) {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(keyOf(attempt)))
        .map((key) => JSON.parse(localStorage.getItem(key)!) as Draft);
    } catch {
      return [];
    }
  },

  write(attempt, draft) {
    try {
      const key = keyOf(attempt, draft.page);
      if (draft.made.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Nothing to be done, and nothing lost yet.
    }
  },
};
