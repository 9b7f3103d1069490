import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = vi.fn<() => void>();
const dialog = (): Element | null => document.querySelector('[role=dialog]');
const focused = (): string | undefined => document.activeElement?.textContent;
const pressEscape = (): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

function Screen({ isDanger = false, isBusy = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete…</button>
      {isOpen && (
        <ConfirmDialog
          title="Delete the draft?"
          confirmLabel="Delete it"
          isDanger={isDanger}
          isBusy={isBusy}
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        >
          It goes away for everyone.
        </ConfirmDialog>
      )}
    </>
  );
}

beforeAll(startI18n);

beforeEach(async () => {
  onConfirm.mockClear();
  await i18next.changeLanguage('en');
});

async function open(): Promise<void> {
  await eventually(() => button('Delete…').focus());
  button('Delete…').click();
  await eventually(() => expect(dialog()?.textContent).toContain('It goes away for everyone.'));
}

test('the dialog is named by its title and confirms by the button that states the effect', async () => {
  render(<Screen />);
  await open();
  const title = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Delete the draft?');
  button('Delete it').click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a dangerous dialog focuses the cancel button first', async () => {
  render(<Screen isDanger />);
  await open();
  await eventually(() => expect(focused()).toBe('Cancel'));
});

test('Escape closes the dialog and returns the focus', async () => {
  render(<Screen />);
  await open();
  await eventually(() => expect(focused()).toBe('Delete it'));
  pressEscape();
  await eventually(() => expect(dialog()).toBeNull());
  await eventually(() => expect(focused()).toBe('Delete…'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a busy dialog cannot be closed', async () => {
  render(<Screen isBusy />);
  await open();
  pressEscape();
  expect(button('Cancel').disabled).toBe(true);
  expect(button('Close').disabled).toBe(true);
  expect(dialog()).not.toBeNull();
});
