import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { expect, it } from 'vitest';
import { fixedClock } from '../../testing/turnable-clock.ts';
import { itemComplaints } from './item-complaints.ts';

const minute = 60_000;

it('hears of a key that another process mended within ten minutes, however often it is asked', () => {
  const clock = fixedClock();
  const complaintsOf = itemComplaints({ clock });
  const mended = sampleItem('circles', { kind: 'entered' });
  if (mended.response.kind !== 'entered') throw new Error('a question to be typed was asked for');
  const unfit = { ...mended, response: { ...mended.response, keys: ['about seven'] } };
  const codesOf = (item: typeof mended) => complaintsOf(item).map(({ code }) => code);
  expect(codesOf(unfit)).toContain('key-unfit');
  for (let waited = 0; waited < 9; waited += 3) {
    clock.turn(3 * minute);
    expect(codesOf(mended)).toContain('key-unfit');
  }
  clock.turn(minute + 1);
  expect(codesOf(mended)).not.toContain('key-unfit');
});
