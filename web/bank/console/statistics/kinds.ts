import type { Calibration } from '@bac/contract/bank/statistics.ts';
import type { calibrationScopes as agreedScopes } from '@bac/contract/bank/calibration-scopes.ts';
import type { calibrationModels as agreedModels } from '@bac/contract/bank/calibration-models.ts';
import type { ItemFlag } from '@bac/contract/bank/item-flags.ts';
import type { Tone } from '../../../ui/tone.ts';

/** The contract's own, which would bring zod to the browser. */
export const models = ['1PL', '2PL', '3PL'] as const satisfies typeof agreedModels;
export const scopes = ['all', 'pretest'] as const satisfies typeof agreedScopes;

export const stateTones: Record<Calibration['state'], Tone> = {
  waiting: 'neutral',
  running: 'indigo',
  done: 'turmeric',
  failed: 'lotus',
  accepted: 'leaf',
  dismissed: 'neutral',
};

/** What is dangerous in lotus; what wants a look in turmeric. */
export const flagTones: Record<ItemFlag, Tone> = {
  'too-hard': 'turmeric',
  'too-easy': 'turmeric',
  weak: 'lotus',
  'unused-choice': 'turmeric',
  'possible-miskey': 'lotus',
};

export const isUnderWay = ({ state }: Pick<Calibration, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const statisticsPath = '/admin/questions/statistics';

export const calibrationPath = (id: string): string => `${statisticsPath}/${id}`;
