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

/** The icons of all tools of the bar and the menu. Their names are `tool.<name>` in the messages. */
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

/** The action whose shortcut is shown beside a tool. */
export const shortcutOf = (name: ToolName): Action | undefined =>
  name === 'exit' || name === 'notes' ? undefined : name;
