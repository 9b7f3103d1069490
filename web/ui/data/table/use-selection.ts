import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects all of these if one is missing, otherwise deselects all. */
  toggle: (ids: readonly string[]) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

interface State {
  query: string;
  ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Keeps the selected rows across pages and clears them when the query changes, so that nobody acts on hidden rows. */
export function useSelection(query: string): Selection {
  const [state, setState] = useState<State>({ query, ids: none });
  const ids = state.query === query ? state.ids : none;
  return {
    ids,
    toggle: (toggled) => {
      const after = new Set(ids);
      const isWhole = toggled.every((id) => ids.has(id));
      for (const id of toggled) {
        if (isWhole) after.delete(id);
        else after.add(id);
      }
      setState({ query, ids: after });
    },
    // The ids may arrive after the query has changed; then they are ignored.
    add: (added) =>
      setState((before) =>
        before.query === query ? { query, ids: new Set([...before.ids, ...added]) } : before,
      ),
    clear: () => setState({ query, ids: none }),
  };
}
