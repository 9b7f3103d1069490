const collator = new Intl.Collator('vi');

/** The given name of a Vietnamese full name: its last word. */
const givenName = (fullName: string): string => fullName.trim().split(/\s+/).at(-1) ?? '';

/** Orders full names as class lists in Vietnam do: by given name, then by the family and middle names. */
export const compareNames = (one: string, other: string): number =>
  collator.compare(givenName(one), givenName(other)) || collator.compare(one.trim(), other.trim());
