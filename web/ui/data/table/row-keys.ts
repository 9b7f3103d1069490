import type { KeyboardEvent } from 'react';
import type { MenuAction, MenuEntry } from './column.ts';

interface RowActions {
  select?: (() => void) | undefined;
  open?: (() => void) | undefined;
  entries: MenuEntry[] | undefined;
  act: (action: MenuAction) => void;
}

type RowEvent = KeyboardEvent<HTMLTableRowElement>;

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

function goTo({ key, currentTarget }: RowEvent): (() => void) | undefined {
  // The details that a row opens below itself have no tabindex.
  const all = [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const rows = all.filter((row) => row.hasAttribute('tabindex'));
  const to = steps[key]?.(rows.indexOf(currentTarget), rows.length - 1);
  return to === undefined ? undefined : () => rows[to]?.focus();
}

const isMenuKey = ({ key, shiftKey }: RowEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

const openMenu = ({ currentTarget }: RowEvent): void =>
  currentTarget.querySelector<HTMLElement>('[data-row-menu]')?.click();

const withShortcut = (entries: MenuEntry[], key: string): MenuAction | undefined =>
  entries
    .filter((entry) => entry !== 'divider')
    .find(
      ({ shortcut, isDisabled }) => !isDisabled && shortcut?.toLowerCase() === key.toLowerCase(),
    );

function findEffect(event: RowEvent, actions: RowActions): (() => void) | undefined {
  if (event.key === ' ') return actions.select;
  if (event.key === 'Enter') return actions.open;
  if (isMenuKey(event)) return actions.entries && (() => openMenu(event));
  const action = withShortcut(actions.entries ?? [], event.key);
  return action ? () => actions.act(action) : goTo(event);
}

/** Handles a key while a row itself has the focus; controls inside the row handle their own keys. */
export function onRowKey(event: RowEvent, actions: RowActions): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const effect = findEffect(event, actions);
  if (!effect) return;
  event.preventDefault();
  effect();
}
