import type {
  BlockRange,
  Colour,
  StudentHighlight,
} from '../../../../item/highlights/student-highlight.ts';

/** Grounds hide each other; an underline and a ground live together. */
const layer = (colour: Colour): string => (colour === 'underline' ? 'line' : 'ground');

const longestNote = 1000;

interface Fresh {
  id: string;
  colour: Colour;
  range: BlockRange;
  /** All of the block's text. */
  text: string;
}

interface Placed {
  highlight: Omit<StudentHighlight, 'note'>;
  /** Set where notes were joined. */
  note?: string;
  removed: string[];
}

/**
 * A new highlight among those that are there: it grows together with one of its own colour that it touches, and takes the
 * place of others that it covers; their notes live on in it. One that it only overlaps stays beneath.
 */
export function placeHighlight(
  existing: readonly StudentHighlight[],
  { id, colour, range, text }: Fresh,
): Placed {
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
  const noted = absorbed.filter(({ note }) => note);
  const keeper = noted[0]?.id ?? absorbed[0]?.id ?? id;
  const highlight = { id: keeper, block: range.block, start, end, quote: '', colour };
  return {
    highlight: { ...highlight, quote: text.slice(start, end) },
    ...(noted.length > 1 && {
      note: noted
        .map(({ note }) => note)
        .join('\n')
        .slice(0, longestNote),
    }),
    removed: absorbed.map((old) => old.id).filter((old) => old !== keeper),
  };
}
