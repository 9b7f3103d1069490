import type { MoreItem } from '../../tools/bar/more-item-row.tsx';
import { MoreMenu } from '../../tools/bar/more-menu.tsx';
import type { Zoom } from '../../tools/zoom/use-zoom.ts';

export interface MoreToolsProps {
  items: MoreItem[];
  zoom: Zoom;
  /** The button was pressed before the menu had loaded. */
  isRequested: boolean;
  onRequest: () => void;
}

export const MoreTools = ({ items, zoom, isRequested }: MoreToolsProps) => (
  <MoreMenu items={items} zoom={zoom} startsOpen={isRequested} />
);
