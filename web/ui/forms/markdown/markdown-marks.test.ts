import { expect, test } from 'vitest';
import { applyMark, type Mark } from './markdown-marks.ts';

/** The selection stands between two bars. */
function marked(given: string, mark: Mark): string {
  const start = given.indexOf('¦');
  const end = given.lastIndexOf('¦') - 1;
  const { text, ...at } = applyMark({ text: given.replaceAll('¦', ''), start, end }, mark);
  return `${text.slice(0, at.start)}¦${text.slice(at.start, at.end)}¦${text.slice(at.end)}`;
}

test.each([
  ['a ¦word¦ b', 'strong', 'a **¦word¦** b'],
  ['a **¦word¦** b', 'strong', 'a ¦word¦ b'],
  ['a ¦¦', 'emphasis', 'a *¦¦*'],
  ['a ¦word¦ b', 'underline', 'a <u>¦word¦</u> b'],
  ['so ¦x^2¦', 'math', 'so $¦x^2¦$'],
  ['see ¦here¦', 'link', 'see [¦here¦](/)'],
  ['one\ntw¦¦o\nthree', 'heading', 'one\n¦## two¦\nthree'],
  ['one\n¦## two¦', 'heading', 'one\n¦two¦'],
  ['¦one\ntwo¦', 'list', '¦- one\n- two¦'],
  ['¦one\ntwo¦', 'numbers', '¦1. one\n2. two¦'],
  ['¦1. one\n2. two¦', 'numbers', '¦one\ntwo¦'],
  ['¦said¦', 'quote', '¦> said¦'],
  ['text¦¦', 'table', 'text\n\n| ¦¦ |  |\n| --- | --- |\n|  |  |'],
] as const)('%j, marked as %s, is %j', (given, mark, after) => {
  expect(marked(given, mark)).toBe(after);
});
