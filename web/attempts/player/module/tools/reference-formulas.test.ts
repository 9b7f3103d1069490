import { expect, test } from 'vitest';
import { loadMath } from '../../../../item/item-text/math-renderer.ts';
import { referenceDrawings } from '../../tools/reference/reference-drawings.ts';
import { referenceFormulas } from './reference-formulas.ts';

test('every formula of the reference sheet is there as the renderer makes it, and no other', async () => {
  const render = await loadMath();
  const wanted = referenceDrawings.flatMap(({ formulas }) => formulas);
  expect(referenceFormulas).toEqual(Object.fromEntries(wanted.map((tex) => [tex, render(tex)])));
});
