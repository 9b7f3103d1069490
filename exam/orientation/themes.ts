/** Holland's six themes in the order in which they stand around his hexagon: neighbours are the most alike. */
export const themes = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;

export type Theme = (typeof themes)[number];
