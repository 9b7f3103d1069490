import { useEffect, useEffectEvent } from 'react';
import { readKey } from './read-key.ts';
import { isMac, type Action } from './shortcuts.ts';

/** A question that is rendered in advance has a layout but is not visible. */
const isVisible = (region: HTMLElement): boolean =>
  region.getClientRects().length > 0 && region.closest('[data-waiting]') === null;

/** Moves the focus to the next or the previous region of the page. After the last comes the first. */
function moveToRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(isVisible);
  if (regions.length === 0) return;
  // The innermost region counts: the answers are a region within the question.
  const current = regions.findLastIndex((region) => region.contains(document.activeElement));
  const from = current < 0 && step < 0 ? 0 : current;
  regions[(from + step + regions.length) % regions.length]?.focus();
}

/** The handlers of shortcuts. A key without a handler is left to the browser. `index` is 0 to 3 for the four choices. */
export type ShortcutHandlers = Partial<
  Record<Exclude<Action, 'nextRegion' | 'previousRegion'>, (index: number) => void>
>;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement &&
      !['radio', 'checkbox', 'range', 'button'].includes(target.type)));

const isBehindDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/** Binds the shortcuts of the player on the whole page, except while a modal dialog is open. F6 is always bound. */
export function useShortcuts(handlers: ShortcutHandlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const context = { isMac: isMac(), isTyping: isTextField(event.target) };
    const pressed = readKey(event, context);
    if (!pressed || isBehindDialog()) return;
    const { action, index } = pressed;
    if (action === 'nextRegion' || action === 'previousRegion') {
      event.preventDefault();
      moveToRegion(action === 'nextRegion' ? 1 : -1);
      return;
    }
    const act = handlers[action];
    if (!act) return;
    event.preventDefault();
    // A key held down must not flip through the questions, but may repeat a zoom.
    if (!event.repeat || action.startsWith('zoom')) act(index);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event);
    // Captures the key before any control handles it.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
