import type { LocalText } from '@bac/exam/item/local-text.ts';

/** Trims a note for sending: null without any text. `isHalf`: in one language only, which cannot be sent. */
export function trimNote(note: LocalText): { studentNote: LocalText | null; isHalf: boolean } {
  const trimmed = { en: note.en.trim(), vi: note.vi.trim() };
  const filled = Object.values(trimmed).filter(Boolean).length;
  return { studentNote: filled === 0 ? null : trimmed, isHalf: filled === 1 };
}
