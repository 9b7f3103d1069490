interface Names {
  firstName: string;
  lastName: string;
}

/** One spelling of what looks the same, without the spaces that slip in. */
export const tidyLine = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Family name first, as it is written in Vietnam. */
export const fullNameOf = ({ firstName, lastName }: Names): string =>
  `${lastName} ${firstName}`.trim();

/** For accounts that were made with a full name only. */
export function splitFullName(fullName: string): Names {
  const words = tidyLine(fullName).split(' ');
  return { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') };
}
