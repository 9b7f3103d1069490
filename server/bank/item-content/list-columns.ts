import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { items } from '../../db/items-schema.ts';

type Words = { en: string; vi: string };

const summaryLength = 240;

/** Strips the marks of Markdown, formulas and figures from a text. */
const toPlainText = (text: string): string =>
  text
    .replace(/::figure\{[^}]*\}/g, ' ')
    .replace(/[$*_\\{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const explanations = ({ response }: Pick<ItemDraftContent, 'response'>): Words[] =>
  response.kind === 'entered'
    ? [response.rationale]
    : choiceIds.map((id) => response.choices[id].rationale);

const choiceTexts = ({ response }: Pick<ItemDraftContent, 'response'>): string[] =>
  response.kind === 'entered' ? [] : choiceIds.map((id) => response.choices[id].text);

/** All texts of a question besides the question itself; they may contain formulas. */
export const explanationsOf = (
  content: Pick<ItemDraftContent, 'response' | 'topic' | 'hint' | 'rule'>,
): string[] =>
  [content.topic, content.hint, ...explanations(content), ...(content.rule ? [content.rule] : [])]
    .flatMap(({ en, vi }) => [en, vi])
    .filter(Boolean);

type ListColumns = Pick<
  typeof items.$inferInsert,
  'skill' | 'type' | 'difficulty' | 'kind' | 'summary' | 'searchText' | 'gaps'
>;

/** The columns that lists of items filter by and show, computed from the item's current content. */
export function toListColumns(
  content: Omit<ItemDraftContent, 'figures' | 'parameters'> & { id?: string },
): ListColumns {
  const { skill, type, difficulty, response, passages, stem, topic, hint, rule } = content;
  const bilingualTexts = [topic, hint, ...explanations(content), ...(rule ? [rule] : [])];
  const questionText = [stem, ...passages, ...choiceTexts(content)].map(toPlainText).join(' ');
  return {
    skill,
    type: type || null,
    difficulty,
    kind: response.kind,
    // Nearly all stems in Reading and Writing are alike, so the summary starts with the passage.
    summary: toPlainText(passages[0] ? `${passages[0]} ${stem}` : stem).slice(0, summaryLength),
    searchText: [content.id ?? '', topic.en, topic.vi, questionText].join(' ').slice(0, 8000),
    gaps: bilingualTexts.filter(({ en, vi }) => (en.trim() === '') !== (vi.trim() === '')).length,
  };
}
