import { type ItemVersion } from '@bac/exam/item/item.ts';
import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { sentencesOf, wordsOf } from './item-texts.ts';

/** Letters without their accents, so that Vietnamese and Spanish names count as they are spoken. */
const bareLetters = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replace(/[^a-z]/g, '');

/** Groups of vowels, less the endings that are written and not spoken: *hoped*, *bones*, *late* (but *rises*). */
export function syllableCount(word: string): number {
  const letters = bareLetters(word);
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?<=[^laeiouycghsxz])es$|(?<=[^dt])ed$|(?<=[^l])e$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Flesch–Kincaid grade level: 0.39 words per sentence + 11.8 syllables per word − 15.59. A semicolon or colon ends a
 * sentence here, as in Flesch's own instructions for counting.
 */
export function gradeLevel(text: string): number {
  const sentences = sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[;:]\s/))
    .filter((part) => wordsOf(part).length > 0);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** A question's text as the finished sentence reads. */
function finishedText({ passages, response }: ItemVersion): string {
  const filling = response.kind === 'choice' ? response.choices[response.key].text : '';
  return passages.join('\n\n').replaceAll('*', '').replace('______', filling);
}

type Band = readonly [least: number, most: number];

/**
 * The digital SAT's texts run from grades 6–8 to 12–14. On texts of 25 to 150 words the formula strays by some three
 * grades, so a single text has more room than the average of its difficulty. Stories and notes in short sentences
 * read low however hard the question, hence the low floor.
 */
const singleText: Band = [4, 16];
const average: Record<Difficulty, Band> = { easy: [6, 9], medium: [8, 12], hard: [9, 14] };

const isOutside = (value: number, [least, most]: Band): boolean => value < least || value > most;

/** Texts, and averages by difficulty, that are easier or harder to read than students should meet. */
export function misfitTexts(items: readonly ItemVersion[]): string[] {
  const graded = items
    .filter(({ passages }) => passages.length > 0)
    .map((item) => ({ item, grade: gradeLevel(finishedText(item)) }));
  const single = graded
    .filter(({ grade }) => isOutside(grade, singleText))
    .map(({ item, grade }) => `${item.id}: grade ${grade.toFixed(1)}`);
  const averages = difficulties.flatMap((difficulty) => {
    const own = graded.filter(({ item }) => item.difficulty === difficulty);
    const mean = own.reduce((sum, { grade }) => sum + grade, 0) / own.length;
    const isOff = own.length > 0 && isOutside(mean, average[difficulty]);
    const ids = own.map(({ item }) => item.id).join(' ');
    return isOff ? [`${difficulty}: grade ${mean.toFixed(1)} on average: ${ids}`] : [];
  });
  return [...single, ...averages];
}
