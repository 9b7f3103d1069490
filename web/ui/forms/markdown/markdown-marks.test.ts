import { expect, test } from 'vitest';
import { applyMark, type Mark } from './markdown-marks.ts';

/** Two bars mark the selection. */
function applyTo(source: string, mark: Mark): string {
  const start = source.indexOf('¦');
  const end = source.lastIndexOf('¦') - 1;
  const { text, ...at } = applyMark({ text: source.replaceAll('¦', ''), start, end }, mark);
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
] as const)('%j with %s applied becomes %j', (source, mark, expected) => {
  expect(applyTo(source, mark)).toBe(expected);
});
