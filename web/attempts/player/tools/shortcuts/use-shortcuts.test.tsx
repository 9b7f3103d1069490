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
  // Without a layout no region would count as visible.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

async function open(): Promise<void> {
  render(<Screen />);
  // Waits until the listener is attached: effects may run after the first render.
  await eventually(() => {
    press({ code: 'KeyX', ctrlKey: true, altKey: true });
    expect(next).toHaveBeenCalled();
  });
  next.mockClear();
  choose.mockClear();
}

test('a shortcut runs its handler and prevents the browser’s default', async () => {
  await open();
  const hasDefault = press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true });
  expect(next).toHaveBeenCalledOnce();
  expect(hasDefault).toBe(false);
  press({ key: '@', code: 'Digit2', ctrlKey: true, shiftKey: true });
  expect(choose).toHaveBeenCalledWith(1);
});

test('leaves a shortcut without a handler to the browser', async () => {
  await open();
  expect(press({ key: 'F1', code: 'F1' })).toBe(true);
});

test('a key held down acts once', async () => {
  await open();
  press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true, repeat: true });
  expect(next).not.toHaveBeenCalled();
});

test('ignores shortcuts behind a dialog', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  press({ key: 'x', code: 'KeyX', ctrlKey: true, altKey: true });
  dialog.remove();
  expect(next).not.toHaveBeenCalled();
});

test('F6 cycles through the regions, with Shift in reverse', async () => {
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
