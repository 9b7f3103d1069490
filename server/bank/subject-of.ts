/** The subject of an item in the audit log. */
export const subjectOf = (item: string): string => `item:${item}`;
