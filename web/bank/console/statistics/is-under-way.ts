import type { Calibration } from '@bac/contract/bank/statistics.ts';

export const isUnderWay = ({ state }: Pick<Calibration, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
