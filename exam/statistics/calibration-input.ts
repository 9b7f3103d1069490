import type { ItemParameters } from '../item/item.ts';
import type { Model } from './estimate-curves.ts';
import type { LinkMethod } from './linking/link.ts';
import type { Priors } from './priors.ts';

export interface CalibrationInput {
  parameters: ItemParameters;
  /** The parameters are fixed, and anchor the scale for the other items. */
  isFixed: boolean;
  /** The parameters by the author's level, as the center of the prior. */
  level?: ItemParameters;
  /** The current parameters were never estimated. */
  isJudged?: boolean;
}

export interface CalibrationOptions {
  model: Model;
  /** Priors of items without a level; null for plain maximum likelihood. */
  priors: Priors | null;
  /** Null: the students of the first group define the scale, with mean 0 and deviation 1. */
  link: LinkMethod | null;
  tolerance: number;
  mostIterations: number;
  /** An item with fewer answers is not estimated. */
  fewest: number;
}
