import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** All of these if one is missing, otherwise none of them. */
  toggle: (ids: readonly string[]) => void;
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

interface State {
  question: string;
  ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Rows that are selected, from page to page, until something else is asked for: nobody acts on what they can't see. */
export function useSelection(question: string): Selection {
  const [state, setState] = useState<State>({ question, ids: none });
  const ids = state.question === question ? state.ids : none;
  return {
    ids,
    toggle: (wanted) => {
      const after = new Set(ids);
      const isWhole = wanted.every((id) => ids.has(id));
      for (const id of wanted) {
        if (isWhole) after.delete(id);
        else after.add(id);
      }
      setState({ question, ids: after });
    },
    // They may come late: then something else is asked for, and they are no longer wanted.
    add: (wanted) =>
      setState((before) =>
        before.question === question
          ? { question, ids: new Set([...before.ids, ...wanted]) }
          : before,
      ),
    clear: () => setState({ question, ids: none }),
  };
}
