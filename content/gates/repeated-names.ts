import type { ItemVersion } from '@bac/exam/item/item.ts';
import { askedTexts, choiceTexts, sentencesOf } from './item-texts.ts';

/** Capitalised words that are no person's name, and may come again; the gate asks whoever repeats a word to add it here. */
const notPersons = new Set(
  [
    // Places
    'Accra Africa Andes Asia Cần Chi City Côn Delta Đảo Hanoi Ho Hội An Huế Mekong Minh River Thơ Vietnam',
    // Peoples, languages and what is said of them
    'Chinese English Vietnamese',
    // Titles, headings and the calendar
    'Aunt Mr Mrs Researcher Text The April June Monday',
  ].flatMap((line) => line.split(' ')),
);

/** A dozen family names serve most of Vietnam: two people may share one, as they do in life, but no given name. */
const familyNames = new Set('Đặng Hồ Lê Lương Nguyễn Phạm Phan Trần Trịnh Vũ'.split(' '));

/** Words with a capital inside a sentence; the first word has one whatever it is. */
function nameWords(item: ItemVersion): Set<string> {
  const texts = [...askedTexts(item), ...choiceTexts(item)].map((text) =>
    text.replace(/\$[^$]+\$/g, ' '),
  );
  const found = texts.flatMap(sentencesOf).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  });
  return new Set(found.filter((word) => !notPersons.has(word) && !familyNames.has(word)));
}

/** People whose name has served before: `Benmansour: words-in-context-08 inferences-02`. */
export function repeatedNames(items: readonly ItemVersion[]): string[] {
  const places = new Map<string, string[]>();
  for (const item of items) {
    for (const name of nameWords(item)) places.set(name, [...(places.get(name) ?? []), item.id]);
  }
  return [...places]
    .filter(([, ids]) => ids.length > 1)
    .map(([name, ids]) => `${name}: ${ids.join(' ')}`);
}
