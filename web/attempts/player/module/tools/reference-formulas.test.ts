import { expect, test } from 'vitest';
import { loadMath } from '../../../../item/item-text/math-renderer.ts';
import { referenceDrawings } from '../../tools/reference/reference-drawings.ts';
import { referenceFormulas } from './reference-formulas.ts';

test('contains exactly the formulas of the reference sheet, as the renderer outputs them', async () => {
  const render = await loadMath();
  const expected = referenceDrawings.flatMap(({ formulas }) => formulas);
  expect(referenceFormulas).toEqual(Object.fromEntries(expected.map((tex) => [tex, render(tex)])));
});
