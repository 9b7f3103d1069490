import { localPhone } from '@bac/contract/accounts/account-rules.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** Normalizes Unicode and collapses white space. */
export const normalizeLine = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Family name first, as in Vietnam. */
export const fullNameOf = ({ firstName, lastName }: Names): string =>
  `${lastName} ${firstName}`.trim();

/** For accounts that were created with a full name only. */
export function splitFullName(fullName: string): Names {
  const words = normalizeLine(fullName).split(' ');
  return { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') };
}

/** Returns the typed digits, and the international form of a Vietnamese number. */
export function readPhone(typed: string): { phone: string; phoneE164: string | null } {
  const phone = localPhone(typed).replaceAll(/\D/g, '');
  const national = /^0(\d{9,10})$/.exec(phone)?.[1] ?? /^84(\d{9})$/.exec(phone)?.[1];
  return { phone, phoneE164: national ? `+84${national}` : null };
}
