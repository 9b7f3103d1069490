import type { Broadcast } from '@bac/contract/accounts/notifications.ts';

const languages = ['vi', 'en'] as const;

/** What keeps a message from being sent, or nothing. */
export function missing({ title, text, link }: Broadcast): 'words' | 'link' | undefined {
  const isSaid = languages.every((one) => title[one].trim() !== '' && text[one].trim() !== '');
  if (!isSaid) return 'words';
  return isGoodLink(link) ? undefined : 'link';
}

/** A path of this site, as the contract has it. */
export const isGoodLink = (link: string | null): boolean =>
  link === null || /^\/(?![/\\])\S*$/.test(link);
