import { accountsArea } from './accounts/area.ts';
import type { Area } from './area.ts';
import { attemptsArea } from './attempts/area.ts';
import { bankArea } from './bank/area.ts';
import { consoleArea } from './console/area.ts';
import { demoArea } from './demo/area.ts';
import { followingArea } from './following/area.ts';
import { resultsArea } from './results/area.ts';
import { siteArea } from './site/area.ts';
import { ticketsArea } from './tickets/area.ts';

/** In seed order: tests before content that refers to them, accounts before the links between them. */
export const areas: readonly Area[] = [
  bankArea,
  siteArea,
  ticketsArea,
  accountsArea,
  followingArea,
  attemptsArea,
  resultsArea,
  consoleArea,
  demoArea,
];
