const newline = 10;

/**
 * Whether a sorted file of ASCII words, one a line, has this word. Searches the bytes of the file: a set of the words would
 * take ten times the memory.
 */
export function hasWord(file: Buffer, word: string): boolean {
  const bytes = Buffer.from(word);
  let low = 0;
  let high = file.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : file.lastIndexOf(newline, middle - 1) + 1;
    const end = file.indexOf(newline, middle);
    const order = file.compare(bytes, 0, bytes.length, start, end === -1 ? file.length : end);
    if (order === 0) return true;
    if (order < 0) low = end === -1 ? file.length : end + 1;
    else high = start;
  }
  return false;
}
