import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { SupportWidget } from './support-widget.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  render(
    <MemoryRouter>
      <SupportWidget />
    </MemoryRouter>,
  );
  await eventually(() => button('Support'));
});

const callLink = (): Element | null => document.querySelector('a[href^="tel:"]');
const panel = (): Element | null => document.querySelector('dialog');
const press = (key: string): boolean =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

async function openChat(): Promise<void> {
  button('Support').click();
  button('Chat with us').click();
  await eventually(() => expect(panel()).not.toBeNull());
}

test('the closed widget is one button', () => {
  expect(document.querySelectorAll('section :is(a, button)')).toHaveLength(1);
  expect(button('Support').getAttribute('aria-expanded')).toBe('false');
});

test('the expanded widget offers a chat and a call to a fixed number', () => {
  button('Support').click();
  expect(button('Support').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button('Chat with us'));
  expect(callLink()?.getAttribute('href')).toBe('tel:+842473000000');
});

test('the chat is a placeholder with a link to the tickets and no text field', async () => {
  await openChat();
  expect(panel()?.querySelectorAll('[aria-hidden] span[aria-hidden]')).toHaveLength(4);
  expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('/tickets/new');
  expect(panel()?.querySelector('input, textarea')).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(button('Close the chat')));
});

test('Escape goes back one state at a time and moves the focus along', async () => {
  await openChat();
  await eventually(() => expect(document.activeElement).toBe(button('Close the chat')));
  press('Escape');
  await eventually(() => expect(document.activeElement).toBe(button('Chat with us')));
  expect(panel()).toBeNull();
  press('Escape');
  await eventually(() => expect(document.activeElement).toBe(button('Support')));
  expect(callLink()).toBeNull();
});

test('Escape outside the widget does not change it', () => {
  button('Support').click();
  button('Chat with us').blur();
  press('Escape');
  expect(callLink()).not.toBeNull();
});

test('closing the chat closes the widget', async () => {
  await openChat();
  button('Close the chat').click();
  expect(panel()).toBeNull();
  expect(callLink()).toBeNull();
  expect(document.activeElement).toBe(button('Support'));
});

test('the closed widget moves away while the page is scrolled down, and comes back', async () => {
  const widget = button('Support').closest('section')!;
  await eventually(() => {
    // Again each time, because the widget listens only after its effect has run.
    scrollTo(0);
    scrollTo(300);
    expect(widget.dataset['away']).toBe('true');
  });
  scrollTo(200);
  await eventually(() => expect(widget.dataset['away']).toBeUndefined());
  scrollTo(400);
  button('Support').click();
  await eventually(() => expect(widget.dataset['away']).toBeUndefined());
});
