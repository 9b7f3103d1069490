import type { MouseEvent } from 'react';

/** Focuses the menu's button, because a dialog returns the focus to the element that had it and the chosen entry disappears. */
export function focusMenuButton({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (!(target as Element).closest('[role^=menuitem]')) return;
  const button = document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '');
  button?.focus({ preventScroll: true });
}
