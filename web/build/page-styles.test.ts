import { expect, test } from 'vitest';
import { styleRules } from './page-styles.ts';

test('splits a stylesheet into rules with the classes that each needs', () => {
  const css =
    ':root{--a:1}.a.b>p,.c:not(.d):hover{top:0}@media print{.e{top:0}@supports (gap:0){.f{top:0}}}@font-face{src:url(x)}';
  expect(styleRules(css)).toEqual([
    { css: ':root{--a:1}', requiredClasses: [[]] },
    { css: '.a.b>p,.c:not(.d):hover{top:0}', requiredClasses: [['a', 'b'], ['c']] },
    { css: '@media print{.e{top:0}}', requiredClasses: [['e']] },
    { css: '@media print{@supports (gap:0){.f{top:0}}}', requiredClasses: [['f']] },
    { css: '@font-face{src:url(x)}', requiredClasses: [[]] },
  ]);
});
