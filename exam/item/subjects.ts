/** Reading and Writing draws its texts from these four. */
export const subjects = ['literature', 'history', 'humanities', 'science'] as const;
