export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this, a comparison word by word would block the page: the whole stretch counts as changed. */
const maxSteps = 4_000_000;

const piecesOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** The longest common subsequence of words, read backwards from the table of lengths. */
function diffMiddle(before: string[], after: string[]): Piece[] {
  const width = after.length + 1;
  if (before.length * after.length > maxSteps) {
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  }
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column]!;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && before[row] === after[column]) {
      pieces.push({ kind: 'same', text: before[row]! });
      row += 1;
      column += 1;
    } else if (
      column >= after.length ||
      (row < before.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push({ kind: 'removed', text: before[row]! });
      row += 1;
    } else {
      pieces.push({ kind: 'added', text: after[column]! });
      column += 1;
    }
  }
  return pieces;
}

const same = (text: string[]): Piece => ({ kind: 'same', text: text.join('') });

/** Returns the differences between two texts as whole words. */
export function diffWords(before: string, after: string): Piece[] {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < fresh.length - head &&
    old.at(-1 - tail) === fresh.at(-1 - tail)
  ) {
    tail += 1;
  }
  return join([
    same(old.slice(0, head)),
    ...diffMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    same(old.slice(old.length - tail)),
  ]);
}
