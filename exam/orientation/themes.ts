/** Holland's six themes in their order around his hexagon; neighbors are most alike. */
export const themes = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;

export type Theme = (typeof themes)[number];
