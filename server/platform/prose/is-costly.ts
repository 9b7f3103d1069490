/**
 * The time to parse Markdown grows with the square of the markup in one block, of the nesting on one line and of the punctuation
 * in one web address. These bounds are far above what people write by hand and keep parsing well below a second.
 */
const limits = { characters: 60_000, markup: 4_000, markupInBlock: 1_200 };

const markup = /[[\]*_`~<>|!@#+:&\\\n-]|www\.|\d[.)]/gi;

/** Matches a line that opens many nested lists and quotes, by markers or by indentation. */
const deepLine = /^[\d \t>*+.)-]{100}/m;

/** Matches long punctuation: the parser searches it for the end of a web address again from each character. */
const longPunctuation = /[!"&'),.:;<>?\]}]{100}/;

const countMarkup = (text: string): number => text.match(markup)?.length ?? 0;

/** Whether parsing this Markdown could block the process long enough for other requests to notice. */
export function isCostly(markdown: string): boolean {
  if (markdown.length > limits.characters) return true;
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  return (
    deepLine.test(text) ||
    longPunctuation.test(text) ||
    countMarkup(text) > limits.markup ||
    text.split(/\n[ \t]*\n/).some((block) => countMarkup(block) > limits.markupInBlock)
  );
}
