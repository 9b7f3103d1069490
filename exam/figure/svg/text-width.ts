const widths: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[ijl.,;:'’|!()[\]ftrI·]/u, 0.38],
  [/ /u, 0.3],
  [/[mwMW%@—…]/u, 0.95],
  [/\p{Lu}/u, 0.74],
  [/[\p{Nd}$=+−<>–≤≥~]/u, 0.62],
  [/\p{Script=Latin}/u, 0.6],
];

/** An estimate in ems, a little wider than Be Vietnam Pro and Lora, because there is no DOM to measure with. */
const characterWidth = (character: string): number =>
  widths.find(([pattern]) => pattern.test(character))?.[1] ?? 1;

export const textWidth = (text: string, size: number): number =>
  size * [...text.normalize('NFC')].reduce((sum, character) => sum + characterWidth(character), 0);

export const longestWord = (text: string, size: number): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, size)));

function breakWord(word: string, width: number, size: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const longer = pieces.at(-1) + character;
    if (textWidth(longer, size) > width && longer !== character) pieces.push(character);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

/** Wraps text into lines of at most that width, and breaks words that are longer than a line. */
export function wrapText(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const piece of text.split(/\s+/).flatMap((word) => breakWord(word, width, size))) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : `${last} ${piece}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
