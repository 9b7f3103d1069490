/** The attribute by which `isInToolbar` recognizes the toolbar. */
export const toolbarMark = { 'data-highlight-toolbar': true };

export const isInToolbar = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-highlight-toolbar]') !== null;

let previousFocus: Element | null = null;

/** Moves the focus from the text to the toolbar. */
export function focusToolbar(): void {
  previousFocus = document.activeElement;
  document.querySelector<HTMLElement>('[data-highlight-toolbar] button')?.focus();
}

/** Moves the focus back to the text, if `focusToolbar` moved it. */
export function leaveToolbar(): void {
  if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  previousFocus = null;
}
