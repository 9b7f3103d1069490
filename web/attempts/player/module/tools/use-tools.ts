import type { Section } from '@bac/exam/item/section.ts';
import { useCallback, useMemo, useState } from 'react';

/** The tools that can be open or switched on. */
export type ToolState =
  | 'highlights'
  | 'notes'
  | 'calculator'
  | 'reference'
  | 'lineReader'
  | 'speech'
  | 'eliminator'
  | 'questionMenu'
  | 'timerHidden'
  | 'directions'
  | 'help'
  | 'shortcuts';

export interface Tools {
  section: Section;
  isOn: (tool: ToolState) => boolean;
  /** `toggle` and `set` are stable functions. */
  toggle: (tool: ToolState) => void;
  set: (tool: ToolState, isOn: boolean) => void;
}

/** The calculator and the reference sheet exist only in Math. */
const mathOnly: ReadonlySet<ToolState> = new Set(['calculator', 'reference']);

/** Returns the same object until a tool is switched, so that memoized components that depend only on tools do not render again. */
export function useTools(section: Section): Tools {
  const [on, setOn] = useState<ReadonlySet<ToolState>>(new Set());
  const turn = useCallback(
    (tool: ToolState, isOn?: boolean): void =>
      setOn((before) => {
        const after = new Set(before);
        if (isOn ?? !before.has(tool)) after.add(tool);
        else after.delete(tool);
        return after;
      }),
    [],
  );
  const toggle = useCallback((tool: ToolState): void => turn(tool), [turn]);
  return useMemo(() => {
    const isOn = (tool: ToolState): boolean =>
      on.has(tool) && (section === 'math' || !mathOnly.has(tool));
    return { section, isOn, set: turn, toggle };
  }, [on, section, turn, toggle]);
}
