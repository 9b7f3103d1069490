/** The subject of a test in the audit log. */
export const subjectOf = (test: string): string => `test:${test}`;
