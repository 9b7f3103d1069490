import type {
  BlockRange,
  HighlightColor,
  StudentHighlight,
} from '../../../../item/highlights/student-highlight.ts';

/** Background colors hide each other, but an underline and a background can overlap. */
const layer = (colour: HighlightColor): string => (colour === 'underline' ? 'line' : 'background');

const maxNoteLength = 1000;

interface NewHighlight {
  id: string;
  colour: HighlightColor;
  range: BlockRange;
  /** The whole text of the block. */
  text: string;
}

interface Placement {
  highlight: Omit<StudentHighlight, 'note'>;
  /** Set if notes were merged. */
  note?: string;
  removed: string[];
}

/**
 * Places a new highlight among the existing ones. It merges with those of its color that it touches, and replaces those of other
 * colors that it covers, keeping all their notes. A highlight that it only overlaps stays beneath.
 */
export function placeHighlight(
  existing: readonly StudentHighlight[],
  { id, colour, range, text }: NewHighlight,
): Placement {
  const absorbed = existing.filter(
    (old) =>
      old.block === range.block &&
      layer(old.colour) === layer(colour) &&
      (old.colour === colour
        ? old.start <= range.end && range.start <= old.end
        : range.start <= old.start && old.end <= range.end),
  );
  const start = Math.min(range.start, ...absorbed.map((old) => old.start));
  const end = Math.max(range.end, ...absorbed.map((old) => old.end));
  const withNote = absorbed.filter(({ note }) => note);
  const finalId = withNote[0]?.id ?? absorbed[0]?.id ?? id;
  const highlight = { id: finalId, block: range.block, start, end, quote: '', colour };
  return {
    highlight: { ...highlight, quote: text.slice(start, end) },
    ...(withNote.length > 1 && {
      note: withNote
        .map(({ note }) => note)
        .join('\n')
        .slice(0, maxNoteLength),
    }),
    removed: absorbed.map((old) => old.id).filter((oldId) => oldId !== finalId),
  };
}
