import { type ItemVersion } from '@bac/exam/item/item.ts';
import { difficulties, type Difficulty } from '@bac/exam/item/difficulties.ts';
import { sentencesOf, wordsOf } from './item-texts.ts';

/** The letters of a word without accents, so that the syllables of Vietnamese and Spanish names can be counted. */
const bareLetters = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replace(/[^a-z]/g, '');

/** Counts groups of vowels, without silent endings as in *hoped*, *bones* and *late* (but not *rises*). */
export function syllableCount(word: string): number {
  const letters = bareLetters(word);
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?<=[^laeiouycghsxz])es$|(?<=[^dt])ed$|(?<=[^l])e$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * The Flesch–Kincaid grade level: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. A semicolon or colon ends a
 * sentence, as in Flesch's own instructions.
 */
export function gradeLevel(text: string): number {
  const sentences = sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[;:]\s/))
    .filter((part) => wordsOf(part).length > 0);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** The passages of a question with the key in the blank. */
function completedText({ passages, response }: ItemVersion): string {
  const key = response.kind === 'choice' ? response.choices[response.key].text : '';
  return passages.join('\n\n').replaceAll('*', '').replace('______', key);
}

type Band = readonly [least: number, most: number];

/**
 * The digital SAT's texts range from grades 6–8 to 12–14. On texts of 25 to 150 words, the formula is off by about three grades,
 * so the band for a single text is wider than for the average of a difficulty. Stories and notes in short sentences get low
 * grades however hard the question is, hence the low minimum.
 */
const singleText: Band = [4, 16];
const average: Record<Difficulty, Band> = { easy: [6, 9], medium: [8, 12], hard: [9, 14] };

const isOutside = (value: number, [least, most]: Band): boolean => value < least || value > most;

/** Texts, and averages by difficulty, that are too easy or too hard to read. */
export function unsuitableTexts(items: readonly ItemVersion[]): string[] {
  const graded = items
    .filter(({ passages }) => passages.length > 0)
    .map((item) => ({ item, grade: gradeLevel(completedText(item)) }));
  const single = graded
    .filter(({ grade }) => isOutside(grade, singleText))
    .map(({ item, grade }) => `${item.id}: grade ${grade.toFixed(1)}`);
  const averages = difficulties.flatMap((difficulty) => {
    const ofDifficulty = graded.filter(({ item }) => item.difficulty === difficulty);
    const mean = ofDifficulty.reduce((sum, { grade }) => sum + grade, 0) / ofDifficulty.length;
    const isUnsuitable = ofDifficulty.length > 0 && isOutside(mean, average[difficulty]);
    const ids = ofDifficulty.map(({ item }) => item.id).join(' ');
    return isUnsuitable ? [`${difficulty}: grade ${mean.toFixed(1)} on average: ${ids}`] : [];
  });
  return [...single, ...averages];
}
