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

const call = (): Element | null => document.querySelector('a[href^="tel:"]');
const panel = (): Element | null => document.querySelector('dialog');
const press = (key: string): boolean =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

async function openChat(): Promise<void> {
  button('Support').click();
  button('Chat with us').click();
  await eventually(() => expect(panel()).not.toBeNull());
}

test('closed, it is one button', () => {
  expect(document.querySelectorAll('section :is(a, button)')).toHaveLength(1);
  expect(button('Support').getAttribute('aria-expanded')).toBe('false');
});

test('expanded, it offers a chat and a call to a fixed number', () => {
  button('Support').click();
  expect(button('Support').getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button('Chat with us'));
  expect(call()?.getAttribute('href')).toBe('tel:+842473000000');
});

test('the chat is a place to come, with a way to the tickets and nothing to write in', async () => {
  await openChat();
  expect(panel()?.querySelectorAll('[aria-hidden] span[aria-hidden]')).toHaveLength(4);
  expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('/tickets/new');
  expect(panel()?.querySelector('input, textarea')).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(button('Close the chat')));
});

test('Escape goes back one state at a time, and the focus with it', async () => {
  await openChat();
  await eventually(() => expect(document.activeElement).toBe(button('Close the chat')));
  press('Escape');
  await eventually(() => expect(document.activeElement).toBe(button('Chat with us')));
  expect(panel()).toBeNull();
  press('Escape');
  await eventually(() => expect(document.activeElement).toBe(button('Support')));
  expect(call()).toBeNull();
});

test('Escape pressed elsewhere on the page leaves it as it is', () => {
  button('Support').click();
  button('Chat with us').blur();
  press('Escape');
  expect(call()).not.toBeNull();
});

test('closing the chat closes all of it', async () => {
  await openChat();
  button('Close the chat').click();
  expect(panel()).toBeNull();
  expect(call()).toBeNull();
  expect(document.activeElement).toBe(button('Support'));
});
