/** The subjects of the texts in Reading and Writing. */
export const subjects = ['literature', 'history', 'humanities', 'science'] as const;
