import type { Formulas } from '../../../../item/item-text/prerendered-formulas.ts';

/** The formulas of the reference sheet as the renderer outputs them, which a test checks. The sheet needs no renderer and no network. */
export const referenceFormulas: Formulas = {
  'A = \\pi r^2':
    '<math><mrow><mi class="variable">A</mi><mo>=</mo></mrow><mrow><mi class="variable">π</mi><msup><mi class="variable">r</mi><mn class="tml-sml-pad">2</mn></msup></mrow></math>',
  'C = 2\\pi r':
    '<math><mrow><mi class="variable">C</mi><mo>=</mo></mrow><mrow><mn>2</mn><mi class="variable">π</mi><mi class="variable">r</mi></mrow></math>',
  'A = \\ell w':
    '<math><mrow><mi class="variable">A</mi><mo>=</mo></mrow><mrow><mi class="variable">ℓ</mi><mi class="variable">w</mi></mrow></math>',
  'A = \\tfrac{1}{2}bh':
    '<math><mrow><mi class="variable">A</mi><mo>=</mo></mrow><mrow><mstyle displaystyle="false" scriptlevel="0"><mfrac><mn>1</mn><mn>2</mn></mfrac></mstyle><mi class="variable">b</mi><mi class="variable">h</mi></mrow></math>',
  'c^2 = a^2 + b^2':
    '<math><mrow><msup><mi class="variable">c</mi><mn class="tml-sml-pad">2</mn></msup><mo>=</mo></mrow><mrow><msup><mi class="variable">a</mi><mn>2</mn></msup><mo>+</mo></mrow><mrow><msup><mi class="variable">b</mi><mn>2</mn></msup></mrow></math>',
  'V = \\ell wh':
    '<math><mrow><mi class="variable">V</mi><mo>=</mo></mrow><mrow><mi class="variable">ℓ</mi><mi class="variable">w</mi><mi class="variable">h</mi></mrow></math>',
  'V = \\pi r^2h':
    '<math><mrow><mi class="variable">V</mi><mo>=</mo></mrow><mrow><mi class="variable">π</mi><msup><mi class="variable">r</mi><mn class="tml-sml-pad">2</mn></msup><mi class="variable">h</mi></mrow></math>',
  'V = \\tfrac{4}{3}\\pi r^3':
    '<math><mrow><mi class="variable">V</mi><mo>=</mo></mrow><mrow><mstyle displaystyle="false" scriptlevel="0"><mfrac><mn>4</mn><mn>3</mn></mfrac></mstyle><mi class="variable">π</mi><msup><mi class="variable">r</mi><mn class="tml-sml-pad">3</mn></msup></mrow></math>',
  'V = \\tfrac{1}{3}\\pi r^2h':
    '<math><mrow><mi class="variable">V</mi><mo>=</mo></mrow><mrow><mstyle displaystyle="false" scriptlevel="0"><mfrac><mn>1</mn><mn>3</mn></mfrac></mstyle><mi class="variable">π</mi><msup><mi class="variable">r</mi><mn class="tml-sml-pad">2</mn></msup><mi class="variable">h</mi></mrow></math>',
  'V = \\tfrac{1}{3}\\ell wh':
    '<math><mrow><mi class="variable">V</mi><mo>=</mo></mrow><mrow><mstyle displaystyle="false" scriptlevel="0"><mfrac><mn>1</mn><mn>3</mn></mfrac></mstyle><mi class="variable">ℓ</mi><mi class="variable">w</mi><mi class="variable">h</mi></mrow></math>',
};
