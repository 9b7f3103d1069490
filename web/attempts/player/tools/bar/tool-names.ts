import {
  IconCalculator,
  IconDoorExit,
  IconHelpCircle,
  IconHighlight,
  IconInfoCircle,
  IconKeyboard,
  IconLineHeight,
  IconMath,
  IconNote,
  IconPlayerPause,
  IconVolume,
  type Icon,
} from '@tabler/icons-react';
import type { Action } from '../shortcuts/shortcuts.ts';

/** What the bar and the menu can offer, and its sign; the words are `tool.<name>` in the messages. */
export const toolIcons = {
  highlights: IconHighlight,
  notes: IconNote,
  calculator: IconCalculator,
  reference: IconMath,
  lineReader: IconLineHeight,
  speech: IconVolume,
  directions: IconInfoCircle,
  help: IconHelpCircle,
  shortcuts: IconKeyboard,
  pause: IconPlayerPause,
  exit: IconDoorExit,
} satisfies Record<string, Icon>;

export type ToolName = keyof typeof toolIcons;

/** The action whose keys stand beside it. */
export const shortcutOf = (name: ToolName): Action | undefined =>
  name === 'exit' || name === 'notes' ? undefined : name;
