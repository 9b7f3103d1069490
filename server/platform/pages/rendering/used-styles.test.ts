import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const styles = [
  {
    file: '/every-page.css',
    rules: [
      { css: ':root{--mantine-a:1;--mantine-b:2}', requiredClasses: [[]] },
      { css: '.title{color:var(--mantine-a)}', requiredClasses: [['title']] },
    ],
  },
  {
    file: '/page.css',
    rules: [{ css: '.card .title,.gone{top:0}', requiredClasses: [['card', 'title'], ['gone']] }],
  },
  { file: '/font.css', rules: [{ css: '@font-face{}', requiredClasses: [[]] }] },
  { file: '/other.css', rules: [{ css: '.other{top:0}', requiredClasses: [['other']] }] },
];

it('usedStyles keeps the rules whose classes are on the page, and the variables they read', () => {
  const { css, files } = usedStyles('<p class="card"><b class="x title">other</b></p>', styles);
  expect(css).toBe(':root{--mantine-a:1;}.title{color:var(--mantine-a)}.card .title,.gone{top:0}');
  expect(files).toEqual(['/every-page.css', '/page.css']);
});

it('usedStyles keeps for a page without classes only rules without classes', () => {
  const { css, files } = usedStyles('<p>card title</p>', styles);
  expect(css).toBe(':root{}');
  expect(files).toEqual(['/every-page.css']);
});
