import { beforeAll, describe, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { ItemText } from './item-text.tsx';
import { PrerenderedFormulas } from './prerendered-formulas.ts';

beforeAll(startI18n);

const block = (name: string): HTMLElement | null =>
  document.querySelector(`[data-block="passage-0-${name}"]`);

async function show(text: string): Promise<void> {
  render(<ItemText text={text} figures={[]} blockPrefix="passage-0" />);
  await eventually(() => expect(block('0')).not.toBeNull());
}

test('every paragraph, list item and displayed formula has a block name for highlights', async () => {
  await show('One\n\n::figure{#none}\n\n- two\n- three\n\n$$y = 4$$\n\nfive');
  const names = [...document.querySelectorAll('[data-block]')].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ]);
  expect(names).toEqual([
    ['P', 'One'],
    ['LI', 'two'],
    ['LI', 'three'],
    ['DIV', 'y=4'],
    ['P', 'five'],
  ]);
  expect(block('4')?.textContent).toBe('five');
});

test('a blank is read as a word and copied as underscores', async () => {
  await show('the ______ of it');
  expect(block('0')?.textContent).toBe('the ______ of it');
  expect(block('0')?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('blank');
});

test('text keeps its markup, and HTML in it is escaped', async () => {
  await show('<u>an *old*</u> **claim** <img src=x onerror=alert(1)>');
  expect(block('0')?.innerHTML).toBe(
    '<u>an <em>old</em></u> <strong>claim</strong> &lt;img src=x onerror=alert(1)&gt;',
  );
});

test('punctuation and the rest of a word stay with the formula before them', async () => {
  await show('What is $x$? The $y$-coordinate of $P$, if $z = 2$.');
  const together = [...block('0')!.querySelectorAll('span > span')].map(
    (formula) => formula.parentElement?.textContent,
  );
  expect(together).toEqual(['x?', 'y-coordinate', 'P,', 'z=2.']);
  expect(block('0')?.textContent).toBe('What is x? The y-coordinate of P, if z=2.');
});

describe('formulas', () => {
  test('formulas are MathML with plain letters', async () => {
    await show('so $x = \\frac{1}{2}$');
    const math = block('0')?.querySelector('math');
    expect(math?.querySelector('mi.variable')?.textContent).toBe('x');
    expect(math?.querySelector('mfrac')?.textContent).toBe('12');
  });

  test.each([
    ['90^\\circ', '90°'],
    ['(2x + 5)^\\circ', '(2x+5)°'],
    ["f'(x)", 'f′(x)'],
  ])('formulas render %s with the sign itself, not as a superscript', async (tex, text) => {
    await show(`$${tex}$`);
    expect(block('0')?.textContent).toBe(text);
    expect(block('0')?.querySelector('msup')).toBeNull();
  });

  test('formulas cannot contain links or images', async () => {
    await show('$\\href{https://example.org}{x} \\includegraphics{a.png}$');
    expect(block('0')?.querySelector('a, img, [href]')).toBeNull();
  });

  test('prerendered formulas are used even under names of object properties', async () => {
    const formulas = { constructor: '<math><mi>k</mi></math>' };
    render(
      <PrerenderedFormulas value={formulas}>
        <ItemText text="$constructor$ $toString$" figures={[]} blockPrefix="passage-0" />
      </PrerenderedFormulas>,
    );
    await eventually(() => expect(block('0')?.querySelectorAll('math')).toHaveLength(2));
    expect(block('0')?.querySelector('math')?.textContent).toBe('k');
  });
});
