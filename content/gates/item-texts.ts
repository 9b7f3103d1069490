import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';

/** Sentences that every SAT repeats word for word, so that students know them by heart. */
const genericSentences = [
  'Which choice completes the text so that it conforms to the conventions of Standard English?',
  'Which choice completes the text with the most logical and precise word or phrase?',
  'Which choice completes the text with the most logical transition?',
  'Which choice most logically completes the text?',
  'Which choice most effectively uses relevant information from the notes to accomplish this goal?',
  'Which choice most effectively uses data from the table to complete the text?',
  'Which choice most effectively uses data from the graph to complete the text?',
  'Which choice best states the main idea of the text?',
  'Which choice best states the main purpose of the text?',
  'Which choice best describes the overall structure of the text?',
  'Note: Figure not drawn to scale.',
  'Which choice best describes the function of the underlined sentence in the text as a whole?',
];

const withoutGeneric = (stem: string): string =>
  genericSentences.reduce((text, generic) => text.replace(generic, ' '), stem);

/** The texts that are specific to a question: its passages, and its stem without the generic phrases. */
export const questionTexts = ({ passages, stem }: ItemVersion): string[] => [
  ...passages,
  withoutGeneric(stem),
];

const explanations = ({ response, hint }: ItemVersion): LocalText[] =>
  response.kind === 'entered'
    ? [response.rationale, hint]
    : [...choiceIds.map((id) => response.choices[id].rationale), hint];

export const choiceTexts = ({ response }: ItemVersion): string[] =>
  response.kind === 'entered' ? [] : choiceIds.map((id) => response.choices[id].text);

/** All texts of an item, in both languages. */
export const allTexts = (item: ItemVersion): string[] => [
  ...questionTexts(item),
  ...choiceTexts(item),
  ...explanations(item).flatMap(({ en, vi }) => [en, vi]),
];

const figureReference = /::figure\{[^}]*\}/g;

export const wordsOf = (text: string): string[] =>
  text
    .replace(figureReference, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** Splits a text into sentences. An item of a list counts as one, and a paragraph ends one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(figureReference, ' ')
    .split(/\n\s*\n|\n\s*- |(?<=[.!?…][”’"')*_]*)\s+(?=[\p{Lu}\p{N}“"‘(*$])/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
