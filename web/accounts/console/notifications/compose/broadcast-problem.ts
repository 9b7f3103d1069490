import type { Broadcast } from '@bac/contract/accounts/notifications.ts';

const languages = ['vi', 'en'] as const;

/** Why a message cannot be sent yet; undefined if it can. */
export function broadcastProblem({ title, text, link }: Broadcast): 'words' | 'link' | undefined {
  const hasTexts = languages.every(
    (language) => title[language].trim() !== '' && text[language].trim() !== '',
  );
  if (!hasTexts) return 'words';
  return isValidLink(link) ? undefined : 'link';
}

/** Whether the link is a path of this site; the same rule as in the contract. */
export const isValidLink = (link: string | null): boolean =>
  link === null || /^\/(?![/\\])\S*$/.test(link);
