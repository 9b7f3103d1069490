/** What the player says before its first question can be read. */
export const attemptWords = [
  'attempts/player',
  'attempts/player/question',
  'attempts/player/tools',
  'item/figure',
] as const;

export const ticketWords = ['tickets', 'tickets/conversation'] as const;

const publicWords = ['app/public-frame'] as const;
const homeWords = [...publicWords, 'site/home'] as const;

/** Fetched with the very first words: the page that was opened then waits for nothing else. */
export function firstWords(path: string): readonly string[] {
  if (path.startsWith('/test/')) return attemptWords;
  return path === '/' ? homeWords : publicWords;
}
