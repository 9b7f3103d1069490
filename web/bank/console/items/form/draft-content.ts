import type { ItemDraftContent, WholeItem } from '@bac/contract/bank/bank-items.ts';
import { choiceIds, type ChoiceId } from '@bac/exam/item/choice-ids.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sectionOf, skillFacts, type Skill } from '@bac/exam/item/taxonomy.ts';

export type Response = ItemDraftContent['response'];
export type ChoiceResponse = Extract<Response, { kind: 'choice' }>;
export type EnteredResponse = Extract<Response, { kind: 'entered' }>;

const emptyText = (): { en: string; vi: string } => ({ en: '', vi: '' });
const blankChoice = () => ({ text: '', rationale: emptyText() });

export const blankResponse = (kind: Response['kind']): Response =>
  kind === 'choice'
    ? {
        kind,
        choices: { A: blankChoice(), B: blankChoice(), C: blankChoice(), D: blankChoice() },
        key: null,
      }
    : { kind, keys: [''], rationale: emptyText() };

const needsRule = (skill: Skill): boolean =>
  skillFacts[skill].domain === 'standard-english-conventions';

const countPassages = (skill: Skill): number => {
  if (sectionOf(skill) === 'math') return 0;
  return skill === 'cross-text-connections' ? 2 : 1;
};

/** An item with nothing filled in but its skill. */
export const blankContent = (skill: Skill): ItemDraftContent =>
  withSkill(
    {
      skill,
      topic: emptyText(),
      difficulty: 'medium',
      passages: [],
      figures: [],
      stem: '',
      response: blankResponse('choice'),
      hint: emptyText(),
      source: '',
    },
    skill,
  );

/** Changes the skill: adds the parts it needs, keeps every text, and drops only parts that are empty. */
export function withSkill(content: ItemDraftContent, skill: Skill): ItemDraftContent {
  const isMath = sectionOf(skill) === 'math';
  const { type: _type, subject, inContext, rule, ...rest } = content;
  const passages = content.passages.filter((text) => text.trim() !== '');
  while (passages.length < countPassages(skill)) passages.push('');
  const hasRule = rule !== undefined && (rule.en + rule.vi).trim() !== '';
  return {
    ...rest,
    skill,
    ...(skill === content.skill && content.type !== undefined && { type: content.type }),
    passages,
    ...(!isMath && subject !== undefined && { subject }),
    ...(isMath && inContext !== undefined && { inContext }),
    ...((needsRule(skill) || hasRule) && { rule: rule ?? emptyText() }),
  };
}

/** The content that the next version starts from: everything that an author writes. */
export function draftOf(version: ItemVersion): ItemDraftContent {
  const {
    id: _id,
    version: _version,
    status: _status,
    generation: _generation,
    ...content
  } = version;
  return content as ItemDraftContent;
}

/** The content that the editor opens with: the draft, or else the latest version. */
export const contentOf = ({ draft, content }: WholeItem): ItemDraftContent | undefined =>
  draft?.content ?? (content ? draftOf(content) : undefined);

/** Swaps two choices; the key follows its text. */
export function swapChoices(
  response: ChoiceResponse,
  one: ChoiceId,
  other: ChoiceId,
): ChoiceResponse {
  const { choices, key } = response;
  const moved = { [one]: other, [other]: one } as Partial<Record<ChoiceId, ChoiceId>>;
  return {
    ...response,
    choices: { ...choices, [one]: choices[other], [other]: choices[one] },
    key: key === null ? null : (moved[key] ?? key),
  };
}

export const neighborOf = (id: ChoiceId, step: 1 | -1): ChoiceId | undefined =>
  choiceIds[choiceIds.indexOf(id) + step];
