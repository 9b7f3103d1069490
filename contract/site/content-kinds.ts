/** In the order in which people meet them. */
export const contentKinds = [
  'page',
  'slide',
  'question',
  'article',
  'announcement',
  'timeline',
] as const;
export type ContentKind = (typeof contentKinds)[number];
