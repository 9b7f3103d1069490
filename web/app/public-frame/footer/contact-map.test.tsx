import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { ContactMap } from './contact-map.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
});

const drawing = (): Element | null => document.querySelector('section svg');
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');

test('the map is our drawing; nothing is requested from another host before a click', async () => {
  render(<ContactMap />);
  await eventually(() => expect(drawing()).not.toBeNull());
  expect(frame()).toBeNull();
});

test('a button shows the live map over the drawing and hides it again', async () => {
  render(<ContactMap />);
  await eventually(() => button('Show the live map').click());
  await eventually(() => expect(frame()?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\//));
  expect(frame()?.dataset['loaded']).toBeUndefined();
  frame()?.dispatchEvent(new Event('load'));
  await eventually(() => expect(frame()?.dataset['loaded']).toBe('true'));
  expect(frame()?.title).toContain('Hoàng Cầu');
  expect(drawing()).not.toBeNull();

  button('Show the static map').click();
  await eventually(() => expect(frame()).toBeNull());
});

test('without a network the drawing stays and the live map is not offered', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ContactMap />);
  await eventually(() =>
    expect(document.querySelector('output')?.textContent).toBe(
      'The live map needs an internet connection.',
    ),
  );
  expect(drawing()).not.toBeNull();
  expect(document.querySelector('button')).toBeNull();
});
