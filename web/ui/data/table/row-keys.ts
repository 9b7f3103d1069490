import type { KeyboardEvent } from 'react';
import type { MenuAction, MenuEntry } from './column.ts';

interface Doing {
  select?: (() => void) | undefined;
  open?: (() => void) | undefined;
  entries: MenuEntry[] | undefined;
  act: (action: MenuAction) => void;
}

type RowEvent = KeyboardEvent<HTMLTableRowElement>;

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

function goTo({ key, currentTarget }: RowEvent): (() => void) | undefined {
  // What a row has opened below itself is no row to go to.
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

function effectOf(event: RowEvent, doing: Doing): (() => void) | undefined {
  if (event.key === ' ') return doing.select;
  if (event.key === 'Enter') return doing.open;
  if (isMenuKey(event)) return doing.entries && (() => openMenu(event));
  const action = withShortcut(doing.entries ?? [], event.key);
  return action ? () => doing.act(action) : goTo(event);
}

/** What a key does while a row itself has the focus; what is in the row has keys of its own. */
export function onRowKey(event: RowEvent, doing: Doing): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const effect = effectOf(event, doing);
  if (!effect) return;
  event.preventDefault();
  effect();
}
