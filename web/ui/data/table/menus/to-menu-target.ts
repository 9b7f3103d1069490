import type { MouseEvent } from 'react';

/** A dialog gives the focus back to what had it: a chosen entry is gone by then, the button of its menu is not. */
export function toMenuTarget({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (!(target as Element).closest('[role^=menuitem]')) return;
  const button = document.getElementById(currentTarget.getAttribute('aria-labelledby') ?? '');
  button?.focus({ preventScroll: true });
}
