import type { Section } from '@bac/exam/item/section.ts';
import type { MoreItem } from '../../tools/bar/more-item-row.tsx';
import { MoreMenu } from '../../tools/bar/more-menu.tsx';
import type { Zoom } from '../../tools/zoom/use-zoom.ts';
import type { Tools } from './use-tools.ts';

export interface MoreToolsProps {
  section: Section;
  tools: Tools;
  zoom: Zoom;
  hasSpeech: boolean;
  onPause: (() => void) | undefined;
  onExit: () => void;
  /** The button was pressed before the menu had loaded. */
  isRequested: boolean;
  onRequest: () => void;
}

/** The tools that have no button of their own in the bar. */
function moreItems({ section, tools, hasSpeech, onPause, onExit }: MoreToolsProps): MoreItem[] {
  const { toggle, isOn } = tools;
  const items: (MoreItem | false)[] = [
    section === 'math' && {
      name: 'highlights',
      isOn: isOn('highlights'),
      onSelect: () => toggle('highlights'),
    },
    { name: 'notes', isOn: isOn('notes'), onSelect: () => toggle('notes') },
    { name: 'lineReader', isOn: isOn('lineReader'), onSelect: () => toggle('lineReader') },
    hasSpeech && { name: 'speech', isOn: isOn('speech'), onSelect: () => toggle('speech') },
    { name: 'help', onSelect: () => toggle('help') },
    { name: 'shortcuts', onSelect: () => toggle('shortcuts') },
    onPause !== undefined && { name: 'pause', onSelect: onPause },
    { name: 'exit', onSelect: onExit },
  ];
  return items.filter((item) => item !== false);
}

export const MoreTools = (props: MoreToolsProps) => (
  <MoreMenu items={moreItems(props)} zoom={props.zoom} startsOpen={props.isRequested} />
);
