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

let wantsStillness = false;

beforeEach(() => {
  wantsStillness = false;
  const matchMedia = globalThis.matchMedia.bind(globalThis);
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { matches: wantsStillness } : matchMedia(query),
  );
});

const pages = ['First', 'Second', 'Third'].map((name) => ({
  id: name,
  name,
  content: <a href={`#${name}`}>{name}</a>,
}));

async function open(): Promise<void> {
  render(<Carousel label="News" pages={pages} />);
  await eventually(() => expect(shown()).toEqual(['1 of 3: First']));
}

/** Only the page in view can be reached. */
const shown = (): (string | null)[] =>
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

test('says what it is, which page of how many, and reaches only the one in view', async () => {
  await open();
  expect(region().getAttribute('aria-label')).toBe('News');
  expect(region().getAttribute('aria-roledescription')).toBe('carousel');
  const current = document.querySelector('button[aria-current]');
  expect(current?.getAttribute('aria-label')).toBe('Slide 1: First');
});

test('goes on and back by buttons, dots and arrow keys, and round at the ends', async () => {
  await open();
  button('Next slide').click();
  await eventually(() => expect(shown()).toEqual(['2 of 3: Second']));
  button('Slide 3: Third').click();
  await eventually(() => expect(shown()).toEqual(['3 of 3: Third']));
  press('ArrowRight');
  await eventually(() => expect(shown()).toEqual(['1 of 3: First']));
  press('ArrowLeft');
  await eventually(() => expect(shown()).toEqual(['3 of 3: Third']));
});

test('turns by itself in silence; stopped, it stays and speaks', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  expect(liveness()).toBe('off');
  await vi.advanceTimersByTimeAsync(7100);
  await eventually(() => expect(shown()).toEqual(['2 of 3: Second']));
  button('Stop turning').click();
  await eventually(() => expect(liveness()).toBe('polite'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toEqual(['2 of 3: Second']);
  button('Turn by itself').click();
  await eventually(() => expect(liveness()).toBe('off'));
  vi.useRealTimers();
});

test('waits while somebody has the focus in it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  button('Next slide').focus();
  await eventually(() => expect(liveness()).toBe('polite'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown()).toEqual(['1 of 3: First']);
  vi.useRealTimers();
});

test('stands still from the start for those who want less movement', async () => {
  wantsStillness = true;
  await open();
  expect(liveness()).toBe('polite');
  expect(button('Turn by itself')).toBeTruthy();
});
