import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import type { items } from '../../db/items-schema.ts';

type Words = { en: string; vi: string };

const summaryLength = 240;

/** Words without the marks of Markdown, formulas and figures. */
const plain = (text: string): string =>
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

/** Everything said about a question in words that may hold formulas. */
export const explanationsOf = (
  content: Pick<ItemDraftContent, 'response' | 'topic' | 'hint' | 'rule'>,
): string[] =>
  [content.topic, content.hint, ...explanations(content), ...(content.rule ? [content.rule] : [])]
    .flatMap(({ en, vi }) => [en, vi])
    .filter(Boolean);

type Listed = Pick<
  typeof items.$inferInsert,
  'skill' | 'type' | 'difficulty' | 'kind' | 'summary' | 'searchText' | 'gaps'
>;

/** What lists ask for of an item, from the words it has now. */
export function listedAs(
  content: Omit<ItemDraftContent, 'figures' | 'parameters'> & { id?: string },
): Listed {
  const { skill, type, difficulty, response, passages, stem, topic, hint, rule } = content;
  const both = [topic, hint, ...explanations(content), ...(rule ? [rule] : [])];
  const asked = [stem, ...passages, ...choiceTexts(content)].map(plain).join(' ');
  return {
    skill,
    type: type || null,
    difficulty,
    kind: response.kind,
    // In Reading and Writing nearly every question asks the same: the passage tells them apart.
    summary: plain(passages[0] ? `${passages[0]} ${stem}` : stem).slice(0, summaryLength),
    searchText: [content.id ?? '', topic.en, topic.vi, asked].join(' ').slice(0, 8000),
    gaps: both.filter(({ en, vi }) => (en.trim() === '') !== (vi.trim() === '')).length,
  };
}
