import { foldAccents } from '@bac/exam/fold-accents.ts';
import { coresOf, isGuessable, spellingOf } from './core.ts';

export interface Owner {
  email: string;
  /** Family name first. */
  fullName: string;
}

/** Known to whoever opens the home page. */
const siteName = 'Bậc';

/** Whether a password is little but its owner's name or address, or the name of this site: `Minhanh@2009`. */
export function isOwnPassword(password: string, owner: Owner): boolean {
  const known = new Set([siteName, ...namesIn(owner), ...addressesIn(owner)].map(spellingOf));
  return coresOf(password).some((core) => known.has(core.word) && isGuessable(core));
}

/** Each name alone, and joined the ways people join them. */
function namesIn({ fullName }: Owner): string[] {
  const names = foldAccents(fullName).split(/\s+/).filter(Boolean);
  const [family = '', given = ''] = [names[0], names.at(-1)];
  const joined = [names.join(''), names.slice(-2).join(''), family + given, given + family];
  return [...names, ...joined].filter((name) => name.length > 1);
}

function addressesIn({ email }: Owner): string[] {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return [local, local.replaceAll(/\P{L}/gu, '')].filter((part) => part.length > 1);
}
