/** The messages that the player needs before it shows the first question. */
export const attemptNamespaces = [
  'attempts/player',
  'attempts/player/question',
  'attempts/player/tools',
  'item/figure',
] as const;

export const ticketNamespaces = ['tickets', 'tickets/conversation'] as const;

const publicNamespaces = ['app/public-frame'] as const;
const homeNamespaces = [...publicNamespaces, 'site/home'] as const;

/** The namespaces to load together with the common ones, so that the first page does not wait for a second request. */
export function firstNamespaces(path: string): readonly string[] {
  if (path.startsWith('/test/')) return attemptNamespaces;
  return path === '/' ? homeNamespaces : publicNamespaces;
}
