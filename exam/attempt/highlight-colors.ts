export const highlightColors = ['yellow', 'blue', 'pink', 'underline'] as const;
