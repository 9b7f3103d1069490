import type { Calibration } from '@bac/contract/bank/statistics.ts';
import type { Tone } from '../../../ui/feedback/tone.ts';

export const calibrationTones: Record<Calibration['state'], Tone> = {
  waiting: 'neutral',
  running: 'indigo',
  done: 'turmeric',
  failed: 'lotus',
  accepted: 'leaf',
  dismissed: 'neutral',
};
