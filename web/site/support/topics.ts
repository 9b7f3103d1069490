import type { ArticleCard } from '@bac/contract/site/content.ts';
import {
  IconChartBar,
  IconDeviceLaptop,
  IconFlag,
  IconTool,
  IconUserCircle,
} from '@tabler/icons-react';

export type Topic = ArticleCard['topic'];

/** The topics, in the order in which a new user needs them. */
export const topics = [
  { topic: 'start', Icon: IconFlag },
  { topic: 'player', Icon: IconDeviceLaptop },
  { topic: 'results', Icon: IconChartBar },
  { topic: 'account', Icon: IconUserCircle },
  { topic: 'problems', Icon: IconTool },
] as const satisfies { topic: Topic; Icon: unknown }[];
