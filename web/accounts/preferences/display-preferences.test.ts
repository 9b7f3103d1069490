import { beforeEach, expect, test } from 'vitest';
import beforeFirstPaint from '../../public/theme.js?raw';
import { applyDisplayPreferences } from './display-preferences.ts';

const { dataset } = document.documentElement;

/** Runs the script as the browser does in the head of the next page. */
// oxlint-disable-next-line typescript/no-implied-eval -- the script is ours and is no module
const openNextPage = (): void => void new Function(beforeFirstPaint)();

beforeEach(() => {
  localStorage.clear();
  delete dataset['textSize'];
  delete dataset['reducedMotion'];
});

test('applies a display preference to the page at once', () => {
  applyDisplayPreferences({ textSize: 'largest', reducedMotion: true });
  expect(dataset).toMatchObject({ textSize: 'largest', reducedMotion: 'true' });
});

test('the next page applies the display preferences before its first paint', () => {
  applyDisplayPreferences({ textSize: 'large', reducedMotion: true });
  delete dataset['textSize'];
  delete dataset['reducedMotion'];
  openNextPage();
  expect(dataset).toMatchObject({ textSize: 'large', reducedMotion: 'true' });
});

test('defaults to normal text size and full motion', () => {
  openNextPage();
  expect(dataset).toMatchObject({ textSize: 'normal', reducedMotion: 'false' });
});
