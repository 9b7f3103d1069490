/** In the order of the console's tabs. */
export const contentKinds = [
  'page',
  'slide',
  'question',
  'article',
  'announcement',
  'timeline',
] as const;
export type ContentKind = (typeof contentKinds)[number];
