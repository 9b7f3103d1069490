import type { Section } from '@bac/exam/item/section.ts';
import { useCallback, useMemo, useState } from 'react';

/** What can be open or on beside the question. */
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
  /** This and `set` stay the same whatever is on. */
  toggle: (tool: ToolState) => void;
  set: (tool: ToolState, isOn: boolean) => void;
}

/** Calculator and formulas are tools of Math alone. */
const mathOnly: ReadonlySet<ToolState> = new Set(['calculator', 'reference']);

/** The same object until a tool is turned on or off: what depends on tools alone need not be drawn again. */
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
