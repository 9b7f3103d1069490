import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { Carousel } from './carousel.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('ui/layout/carousel');
});

let reducesMotion = false;

beforeEach(() => {
  reducesMotion = false;
  const matchMedia = globalThis.matchMedia.bind(globalThis);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: reducesMotion } : matchMedia(query),
  );
});

const pages = ['First', 'Second', 'Third'].map((name) => ({
  id: name,
  name,
  content: <a href={`#${name}`}>{name}</a>,
}));

async function open(): Promise<void> {
  render(<Carousel label="News" pages={pages} />);
  await eventually(() => expect(reachablePages()).toEqual(['1 of 3: First']));
}

/** The pages that are not inert: only the one in view. */
const reachablePages = (): (string | null)[] =>
  [...document.querySelectorAll('[role=group]:not([inert])')].map((page) =>
    page.getAttribute('aria-label'),
  );
const region = (): HTMLElement =>
  document.querySelector<HTMLElement>('[aria-roledescription=carousel]')!;
const liveness = (): string | null =>
  region().querySelector('[aria-live]')!.getAttribute('aria-live');

function press(key: string): void {
  button('Next slide').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('the carousel names itself and the current page, and only that page is reachable', async () => {
  await open();
  expect(region().getAttribute('aria-label')).toBe('News');
  expect(region().getAttribute('aria-roledescription')).toBe('carousel');
  const current = document.querySelector('button[aria-current]');
  expect(current?.getAttribute('aria-label')).toBe('Slide 1: First');
});

test('the carousel moves by buttons, dots and arrow keys, and wraps around at the ends', async () => {
  await open();
  button('Next slide').click();
  await eventually(() => expect(reachablePages()).toEqual(['2 of 3: Second']));
  button('Slide 3: Third').click();
  await eventually(() => expect(reachablePages()).toEqual(['3 of 3: Third']));
  press('ArrowRight');
  await eventually(() => expect(reachablePages()).toEqual(['1 of 3: First']));
  press('ArrowLeft');
  await eventually(() => expect(reachablePages()).toEqual(['3 of 3: Third']));
});

test('automatic pages are not announced; after a stop the page stays and is announced', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  expect(liveness()).toBe('off');
  await vi.advanceTimersByTimeAsync(7100);
  await eventually(() => expect(reachablePages()).toEqual(['2 of 3: Second']));
  button('Stop autoplay').click();
  await eventually(() => expect(liveness()).toBe('polite'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reachablePages()).toEqual(['2 of 3: Second']);
  button('Start autoplay').click();
  await eventually(() => expect(liveness()).toBe('off'));
  vi.useRealTimers();
});

test('the carousel pauses while it contains the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  button('Next slide').focus();
  await eventually(() => expect(liveness()).toBe('polite'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reachablePages()).toEqual(['1 of 3: First']);
  vi.useRealTimers();
});

test('the carousel does not start for people who prefer reduced motion', async () => {
  reducesMotion = true;
  await open();
  expect(liveness()).toBe('polite');
  expect(button('Start autoplay')).toBeTruthy();
});
