import type { TestState, testStates } from '@bac/contract/attempts/test-states.ts';
import type { Tone } from '../../../ui/tone.ts';

/** The contract's own, which would bring zod to the browser. */
export const states = [
  'draft',
  'scheduled',
  'published',
  'archived',
] as const satisfies typeof testStates;

export const stateTones: Record<TestState, Tone> = {
  draft: 'turmeric',
  scheduled: 'indigo',
  published: 'leaf',
  archived: 'neutral',
};

/** As a student would meet it, on one of its routes. */
export const previewPath = (test: string, route: 'lower' | 'higher' = 'higher'): string =>
  `/test/screen?preview=${encodeURIComponent(test)}&route=${route}`;

export const testPath = (test: string): string => `/admin/tests/${encodeURIComponent(test)}`;
