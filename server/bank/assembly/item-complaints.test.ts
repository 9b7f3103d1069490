import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { expect, it } from 'vitest';
import { fixedClock } from '../../testing/turnable-clock.ts';
import { cachedComplaints } from './item-complaints.ts';

const minute = 60_000;

it('sees a key that another process corrected within ten minutes, however often it is called', () => {
  const clock = fixedClock();
  const complaintsOf = cachedComplaints({ clock });
  const corrected = sampleItem('circles', { kind: 'entered' });
  if (corrected.response.kind !== 'entered') throw new Error('not an entered response');
  const unfit = { ...corrected, response: { ...corrected.response, keys: ['about seven'] } };
  const codesOf = (item: typeof corrected) => complaintsOf(item).map(({ code }) => code);
  expect(codesOf(unfit)).toContain('key-unfit');
  for (let waited = 0; waited < 9; waited += 3) {
    clock.turn(3 * minute);
    expect(codesOf(corrected)).toContain('key-unfit');
  }
  clock.turn(minute + 1);
  expect(codesOf(corrected)).not.toContain('key-unfit');
});
