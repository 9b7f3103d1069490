import type { Trouble } from '@bac/contract/attempts/attempts-admin.ts';
import type { LivePlace } from '@bac/contract/attempts/live-places.ts';
import type { AttemptState } from '@bac/contract/attempts/attempt-states.ts';
import type { TestKind } from '@bac/contract/attempts/test-kinds.ts';
import type { Tone } from '../../ui/tone.ts';

/** Written out here: the contract's lists would bring their validation into the browser. */
export const states = [
  'running',
  'completed',
  'abandoned',
  'invalidated',
] as const satisfies AttemptState[];
export const kinds = ['full', 'diagnostic', 'practice'] as const satisfies TestKind[];
export const places = [
  'choosing',
  'rw-1',
  'rw-2',
  'break',
  'waiting',
  'math-1',
  'math-2',
] as const satisfies LivePlace[];

export const stateTones: Record<AttemptState, Tone> = {
  running: 'turmeric',
  completed: 'leaf',
  abandoned: 'neutral',
  invalidated: 'lotus',
};

export const troubleTones: Record<Trouble, Tone> = {
  silent: 'lotus',
  'catching-up': 'turmeric',
  saved: 'leaf',
};

export const attemptPath = (id: string): string => `/admin/test-results/${id}`;
