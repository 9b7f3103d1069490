import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { Directions } from './directions.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const close = (): void => undefined;
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';

beforeAll(startI18n);
beforeEach(() => i18next.changeLanguage('en'));

test('directions can be read in the other language without changing the language of the page', async () => {
  render(<Directions section="math" isOpen onClose={close} />);
  await eventually(() => expect(dialog()).toContain('all figures are drawn to scale'));
  button('Tiếng Việt').click();
  await eventually(() => expect(dialog()).toContain('mọi hình vẽ đều đúng tỉ lệ'));
  expect(i18next.resolvedLanguage).toBe('en');
});

test('shows the directions of the section', async () => {
  render(<Directions section="rw" isOpen onClose={close} />);
  await eventually(() => expect(dialog()).toContain('one or two short texts'));
  expect(dialog()).not.toContain('calculator');
});

test('help explains only the available tools', async () => {
  render(<HelpDialog section="rw" isOpen onClose={close} />);
  await eventually(() => expect(dialog()).toContain('Question menu'));
  expect(dialog()).not.toContain('Calculator');
  expect(dialog()).not.toContain('Read aloud');
});

test('the list of shortcuts shows both key combinations', async () => {
  render(<ShortcutsDialog isOpen onClose={close} />);
  await eventually(() => expect(dialog()).toContain('Ctrl+Alt+B'));
  expect(dialog()).toContain('Alt+Shift+B');
  expect(dialog()).toContain('Ctrl+Shift+1–4');
});
