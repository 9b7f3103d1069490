import { beforeEach, expect, test } from 'vitest';
import beforeFirstPaint from '../../public/theme.js?raw';
import { applyDisplayPreferences } from './display-preferences.ts';

const { dataset } = document.documentElement;

/** As the browser runs it in the head of the next page. */
// oxlint-disable-next-line typescript/no-implied-eval -- the script is ours and is no module
const openNextPage = (): void => void new Function(beforeFirstPaint)();

beforeEach(() => {
  localStorage.clear();
  delete dataset['textSize'];
  delete dataset['reducedMotion'];
});

test('a choice is on the page at once', () => {
  applyDisplayPreferences({ textSize: 'largest', reducedMotion: true });
  expect(dataset).toMatchObject({ textSize: 'largest', reducedMotion: 'true' });
});

test('the next page has it before its first paint', () => {
  applyDisplayPreferences({ textSize: 'large', reducedMotion: true });
  delete dataset['textSize'];
  delete dataset['reducedMotion'];
  openNextPage();
  expect(dataset).toMatchObject({ textSize: 'large', reducedMotion: 'true' });
});

test('without a choice the text is of normal size and moves', () => {
  openNextPage();
  expect(dataset).toMatchObject({ textSize: 'normal', reducedMotion: 'false' });
});
