import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';

type Options = Parameters<typeof sampleItem>[1];

/** A valid draft in the format of the console. */
export function itemDraft(
  skill: Skill = 'words-in-context',
  options: Options = {},
): ItemDraftContent {
  const { id: _id, version: _version, status: _status, ...content } = sampleItem(skill, options);
  return JSON.parse(JSON.stringify(content)) as ItemDraftContent;
}
