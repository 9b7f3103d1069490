/** What a key does at the desk. */
export type DeskKey =
  | 'next'
  | 'previous'
  | 'reply'
  | 'note'
  | 'assign'
  | 'select'
  | 'search'
  | 'help';

const letters: Record<string, DeskKey> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  n: 'note',
  a: 'assign',
  x: 'select',
  '/': 'search',
  '?': 'help',
};

const arrows: Record<string, DeskKey> = { ArrowDown: 'next', ArrowUp: 'previous' };

const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
/** What has keys of its own while it is open. */
const floating = '[role=dialog], [role=menu], [role=listbox]';

interface Pressed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Undefined while somebody types, or where the key belongs to something else. */
export function deskKeyOf(event: Pressed): DeskKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const at = event.target instanceof Element ? event.target : document.body;
  if (at.closest(typing) || at.closest(floating)) return undefined;
  if (document.querySelector('[role=dialog]')) return undefined;
  const arrow = arrows[event.key];
  // Elsewhere an arrow scrolls what is being read.
  if (arrow) return at.matches('body, main') || at.closest('[data-queue]') ? arrow : undefined;
  return letters[event.key.toLowerCase()];
}
