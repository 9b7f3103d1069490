import { foldAccents } from '@bac/exam/fold-accents.ts';
import { listCores, isGuessable, normalizeSpelling } from './core.ts';

export interface Owner {
  email: string;
  /** Family name first. */
  fullName: string;
}

/** Everybody who opens the home page knows it. */
const siteName = 'Bậc';

/** Whether a password is little more than its owner's name or address, or the name of this site, such as `Minhanh@2009`. */
export function isOwnPassword(password: string, owner: Owner): boolean {
  const guessableWords = new Set(
    [siteName, ...namesIn(owner), ...addressesIn(owner)].map(normalizeSpelling),
  );
  return listCores(password).some((core) => guessableWords.has(core.word) && isGuessable(core));
}

/** Each name alone, and the usual combinations of names. */
function namesIn({ fullName }: Owner): string[] {
  const names = foldAccents(fullName).split(/\s+/).filter(Boolean);
  const [familyName = '', givenName = ''] = [names[0], names.at(-1)];
  const combinations = [
    names.join(''),
    names.slice(-2).join(''),
    familyName + givenName,
    givenName + familyName,
  ];
  return [...names, ...combinations].filter((name) => name.length > 1);
}

function addressesIn({ email }: Owner): string[] {
  const localPart = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  return [localPart, localPart.replaceAll(/\P{L}/gu, '')].filter((part) => part.length > 1);
}
