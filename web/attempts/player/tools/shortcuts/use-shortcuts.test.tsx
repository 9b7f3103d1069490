import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { eventually, render } from '../../../../testing/render.tsx';
import { useRegions } from './use-regions.ts';
import { useShortcuts } from './use-shortcuts.ts';

const next = vi.fn<() => void>();
const choose = vi.fn<(index: number) => void>();

function Screen() {
  const region = useRegions();
  useShortcuts({ next, choose });
  return (
    <>
      <div {...region('timer')}>24:37</div>
      <div {...region('question')}>
        <div {...region('options')}>
          <button id="choice">A</button>
        </div>
      </div>
    </>
  );
}

function press(init: KeyboardEventInit, target: Element = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
}

const focused = (): string | undefined =>
  document.activeElement instanceof HTMLElement
    ? document.activeElement.dataset['region']
    : undefined;

beforeAll(async () => {
  await startI18n();
  // Without a layout nothing would count as shown.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

async function open(): Promise<void> {
  render(<Screen />);
  // Drawn is not yet listening: effects may come later.
  await eventually(() => {
    press({ code: 'KeyX', ctrlKey: true, altKey: true });
    expect(next).toHaveBeenCalled();
  });
  next.mockClear();
  choose.mockClear();
}

test('a shortcut acts, and the browser does not', async () => {
  await open();
  const goesOn = press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true });
  expect(next).toHaveBeenCalledOnce();
  expect(goesOn).toBe(false);
  press({ key: '@', code: 'Digit2', ctrlKey: true, shiftKey: true });
  expect(choose).toHaveBeenCalledWith(1);
});

test('a shortcut without a handler stays the browser’s', async () => {
  await open();
  expect(press({ key: 'F1', code: 'F1' })).toBe(true);
});

test('a key held down acts once', async () => {
  await open();
  press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true, repeat: true });
  expect(next).not.toHaveBeenCalled();
});

test('behind a dialog nothing happens', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true });
  dialog.remove();
  expect(next).not.toHaveBeenCalled();
});

test('F6 goes round the regions, with Shift the other way', async () => {
  await open();
  document.querySelector<HTMLElement>('#choice')!.focus();
  press({ key: 'F6', code: 'F6' });
  expect(focused()).toBe('timer');
  press({ key: 'F6', code: 'F6' });
  expect(focused()).toBe('question');
  press({ key: 'F6', code: 'F6', shiftKey: true });
  expect(focused()).toBe('timer');
  press({ key: 'F6', code: 'F6', shiftKey: true });
  expect(focused()).toBe('options');
});
