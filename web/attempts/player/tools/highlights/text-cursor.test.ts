import { beforeEach, expect, test } from 'vitest';
import { changeUnit, cursorRange, stepCursor, type TextCursor } from './text-cursor.ts';
import { textUnits } from './text-units.ts';

let container: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><p data-block="a">Dr. Hà dives daily. She counts coral.</p><p data-block="b">Urchins graze.</p></main>';
  container = document.querySelector('main')!;
});

const words = (cursor: TextCursor | undefined): string | undefined =>
  cursor && cursorRange(container, cursor)?.toString();

function walk(steps: string): TextCursor | undefined {
  let cursor: TextCursor | undefined;
  for (const step of steps) {
    const { length } = textUnits(container, cursor?.unit ?? 'word');
    if (step === 's') cursor = changeUnit(container, cursor, 'sentence');
    else if (step === 'w') cursor = changeUnit(container, cursor, 'word');
    else cursor = stepCursor(cursor, length, /[>)]/.test(step) ? 1 : -1, /[()]/.test(step));
  }
  return cursor;
}

test.each([
  ['>', 'Dr'],
  ['>>>', 'dives'],
  ['>>))', 'Hà dives daily'],
  ['>>))(', 'Hà dives'],
  ['><<', 'Dr'],
  ['>>>>>s', 'She counts coral.'],
  ['>>>>>s>', 'Urchins graze.'],
  ['>>>>>s>w', 'Urchins'],
  ['>>>>>>>>>>>>', 'graze'],
])('the keys %s select “%s”', (steps, selected) => {
  expect(words(walk(steps))).toBe(selected);
});

test('a selection can extend from one block to the next', () => {
  expect(words(walk('>>>>>>s)'))).toContain('Urchins graze.');
});
