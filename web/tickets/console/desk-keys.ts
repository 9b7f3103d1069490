/** The action of a key at the desk. */
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

const typingFields = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
/** Elements that handle keys themselves while they are open. */
const overlays = '[role=dialog], [role=menu], [role=listbox]';

interface KeyPress {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** Returns undefined while somebody types, or if another element handles the key. */
export function deskKeyOf(event: KeyPress): DeskKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(typingFields) || target.closest(overlays)) return undefined;
  if (document.querySelector('[role=dialog]')) return undefined;
  const arrow = arrows[event.key];
  // Outside the queue an arrow scrolls the page.
  if (arrow)
    return target.matches('body, main') || target.closest('[data-queue]') ? arrow : undefined;
  return letters[event.key.toLowerCase()];
}
