import type { ItemVersion } from '@bac/exam/item/item.ts';
import { questionTexts, choiceTexts, sentencesOf } from './item-texts.ts';

/** Capitalized words that are not names of persons and may be repeated. Add a word here if the gate reports it wrongly. */
const notPersons = new Set(
  [
    // Places
    'Accra Africa Andes Asia Cần Chi City Côn Delta Đảo Hanoi Ho Hội An Huế Mekong Minh River Thơ Vietnam',
    // Peoples and languages
    'Chinese English Vietnamese',
    // Titles, headings and the calendar
    'Aunt Mr Mrs Researcher Text The April June Monday',
  ].flatMap((line) => line.split(' ')),
);

/** Most Vietnamese people share a dozen family names, so two persons may have the same one, but not the same given name. */
const familyNames = new Set('Đặng Hồ Lê Lương Nguyễn Phạm Phan Trần Trịnh Vũ'.split(' '));

/** Capitalized words, except the first word of a sentence, which is always capitalized. */
function nameWords(item: ItemVersion): Set<string> {
  const texts = [...questionTexts(item), ...choiceTexts(item)].map((text) =>
    text.replace(/\$[^$]+\$/g, ' '),
  );
  const found = texts.flatMap(sentencesOf).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  });
  return new Set(found.filter((word) => !notPersons.has(word) && !familyNames.has(word)));
}

/** Names that more than one item uses: `Benmansour: words-in-context-08 inferences-02`. */
export function repeatedNames(items: readonly ItemVersion[]): string[] {
  const uses = new Map<string, string[]>();
  for (const item of items) {
    for (const name of nameWords(item)) uses.set(name, [...(uses.get(name) ?? []), item.id]);
  }
  return [...uses]
    .filter(([, ids]) => ids.length > 1)
    .map(([name, ids]) => `${name}: ${ids.join(' ')}`);
}
