/** Marks the toolbar for those who ask where the focus is. */
export const toolbarMark = { 'data-highlight-toolbar': true };

export const isInToolbar = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-highlight-toolbar]') !== null;

let cameFrom: Element | null = null;

/** From the text to the tools for it… */
export function focusToolbar(): void {
  cameFrom = document.activeElement;
  document.querySelector<HTMLElement>('[data-highlight-toolbar] button')?.focus();
}

/** …and back, where keys led there. */
export function leaveToolbar(): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
}
