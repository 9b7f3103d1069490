import { foldAccents } from '@bac/exam/fold-accents.ts';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { languages, type Language } from '@bac/exam/item/language.ts';

export type Draft = Pick<CannedReply, 'name' | 'category' | 'body'>;

export const emptyDraft: Draft = {
  name: { en: '', vi: '' },
  category: null,
  body: { en: '', vi: '' },
};

export const draftOf = ({ name, category, body }: CannedReply): Draft => ({ name, category, body });

const trimBoth = ({ en, vi }: Draft['name']): Draft['name'] => ({ en: en.trim(), vi: vi.trim() });

/** The draft as it is stored. */
export const trimDraft = ({ name, category, body }: Draft): Draft => ({
  name: trimBoth(name),
  category,
  body: trimBoth(body),
});

/** The languages that lack a name or a text: an agent answers in the person's own. */
export const missingLanguages = ({ name, body }: Draft): Language[] =>
  languages.filter((one) => name[one].trim() === '' || body[one].trim() === '');

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.category === other.category &&
  languages.every(
    (language) =>
      one.name[language] === other.name[language] && one.body[language] === other.body[language],
  );

/** Finds replies in which every word occurs, in either language, ignoring accents. Sorts by name in the page's language. */
export function searchReplies(
  replies: readonly CannedReply[],
  search: string,
  language: Language,
): CannedReply[] {
  const searchWords = foldAccents(search).split(/\s+/).filter(Boolean);
  return replies
    .filter(({ name, body }) => {
      const text = foldAccents([name.vi, name.en, body.vi, body.en].join('\n'));
      return searchWords.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one.name[language].localeCompare(other.name[language], language));
}
