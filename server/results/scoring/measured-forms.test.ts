import { reliability } from '@bac/exam/scoring/reliability.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import { bank, form } from '@bac/exam/testing/sample-form.ts';
import { expect, it } from 'vitest';
import { scalingOf } from './measured-forms.ts';

it('computes the reliability again when other questions of a form are measured', () => {
  const scaling = { rw: { reliability: 0.5, cut: 0, isCalibrated: false } };
  const scaleWith = (measured: readonly string[]) => {
    const changed = new Map(
      [...bank].map(([id, item]) => {
        const parameters = { ...item.parameters, a: 2.5 };
        return [id, measured.includes(id) ? { ...item, parameters, generation: 1 } : item];
      }),
    );
    const found = scalingOf({ form, scaling, bank: changed, replaced: new Set(measured) })('rw');
    return { found: found.reliability, computed: reliability(panelOf(form, 'rw', changed)) };
  };
  // A correction of a key can take a question out of those that are measured.
  const [both, one] = [scaleWith(['m0-q0', 'm0-q2']), scaleWith(['m0-q0'])];
  expect(both.found).toBe(both.computed);
  expect(one.found).toBe(one.computed);
  expect(one.found).not.toBe(both.found);
  expect(scaleWith([]).found).toBe(0.5);
});
