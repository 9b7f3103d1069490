import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { CalculatorWindow } from './calculator-window.tsx';
import { initialCalculatorState, type CalculatorState } from './state/calculator-state.ts';

let lastState: CalculatorState | undefined;

beforeAll(startI18n);

beforeEach(async () => {
  lastState = undefined;
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['attempts/player/calculator', 'attempts/player/tools']);
  // The test environment has no layout, and a graph without a size has no special points.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

const opener = 'Open';

function Player({ initialState }: { initialState: CalculatorState | undefined }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>{opener}</button>
      <CalculatorWindow
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initialState={initialState}
        onStateChange={(state) => (lastState = state)}
      />
    </>
  );
}

async function open(initialState?: CalculatorState): Promise<void> {
  render(<Player initialState={initialState} />);
  await eventually(() => expect(field(1)).toBeTruthy());
}

const field = (number: number): HTMLInputElement | null =>
  document.querySelector(`input[aria-label="Expression ${number}"]`);

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

async function write(number: number, text: string): Promise<void> {
  await eventually(() => expect(field(number)).toBeTruthy());
  const input = field(number)!;
  input.focus();
  setValue.call(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const windowText = (): string =>
  document.querySelector('dialog')!.textContent.replaceAll('\u00a0', ' ');

const cell = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);

const press = (target: Element | null, key: string, more: object = {}): boolean =>
  target!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

test('typing an expression shows its value, with a decimal point in either language', async () => {
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces(['attempts/player/calculator', 'attempts/player/tools']);
  render(<Player initialState={undefined} />);
  const first = 'input[aria-label="Biểu thức 1"]';
  await eventually(() => expect(document.querySelector(first)).toBe(document.activeElement));
  const input = document.querySelector<HTMLInputElement>(first)!;
  setValue.call(input, '2*3.5^2-14*3.5+21');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(windowText()).toContain('= -3.5'));
  expect(input.value).toBe('2·3.5^2−14·3.5+21');
});

test('lists the points of interest under the expression', async () => {
  await open();
  await write(1, 'y=2x^2-14x+21');
  await eventually(() => expect(windowText()).toContain('vertex (3.5, -3.5)'));
  expect(windowText()).toContain('x-intercept: 2.177 and 4.823');
});

test('undefined names become sliders', async () => {
  await open();
  await write(1, 'y=mx+b');
  await eventually(() => expect(windowText()).toContain('Add a slider:'));
  button('all').click();
  await eventually(() => expect(document.querySelectorAll('input[type=range]')).toHaveLength(2));
  const texts = ['y=mx+b', 'm = 1', 'b = 1', ''];
  await eventually(() => expect(lastState?.rows).toMatchObject(texts.map((text) => ({ text }))));
});

test('explains a mistake', async () => {
  await open();
  await write(1, '3,5');
  await eventually(() => expect(windowText()).toContain('Use a decimal point: 3.5, not 3,5.'));
});

test('keys insert at the caret, enter moves to the next line, and undo reverts', async () => {
  await open();
  await write(1, '7');
  button('divided by').click();
  button('2').click();
  await eventually(() => expect(windowText()).toContain('= 3.5'));
  button('Next line').click();
  await eventually(() => expect(document.activeElement).toBe(field(2)));
  press(field(2), 'z', { ctrlKey: true });
  await eventually(() => expect(field(1)!.value).toBe(''));
});

test('traces the graph by keys and announces the coordinates', async () => {
  await open();
  await write(1, 'y=2x');
  await eventually(() => expect(windowText()).toContain('x-intercept: 0'));
  const graph = document.querySelector('[role=application]');
  expect(graph?.getAttribute('aria-label')).toContain('Graph of y=2x. x from -10 to 10');
  press(graph, 'ArrowRight');
  await eventually(() => expect(windowText()).toContain('x-intercept: x 0, y 0'));
  press(graph, 'ArrowRight');
  await eventually(() => expect(windowText()).toContain('x 0.5, y 1'));
});

test('fits a line to a table', async () => {
  await open();
  button('Add a table').click();
  await eventually(() => expect(cell('x1, row 1')).toBeTruthy());
  for (const [name, text] of Object.entries({
    'x1, row 1': '0',
    'y1, row 1': '1',
    'x1, row 2': '2',
    'y1, row 2': '7',
  })) {
    setValue.call(cell(name), text);
    cell(name)!.dispatchEvent(new Event('input', { bubbles: true }));
  }
  button('line').click();
  await eventually(() => expect(windowText()).toContain('m = 3'));
  expect(windowText()).toContain('r² = 1');
});

test('the state survives closing and is reported to the parent', async () => {
  await open();
  await write(1, 'y=x^3');
  await eventually(() => expect(lastState?.rows).toHaveLength(2));
  press(document.querySelector('[data-grip]'), 'ArrowRight');
  await eventually(() => expect(lastState?.window.box).toBeDefined());
  button('Close: Graphing calculator').click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  button(opener).click();
  await eventually(() => expect(field(1)?.value).toBe('y=x^3'));
});

test('restores an initial state', async () => {
  const rows = [{ ...initialCalculatorState.rows[0]!, text: '2^10' }] as CalculatorState['rows'];
  await open({ ...initialCalculatorState, rows, window: { size: 'minimised' } });
  expect(document.querySelector('[hidden]')).toBeTruthy();
  button('Normal size').click();
  await eventually(() => expect(document.querySelector('[hidden]')).toBeNull());
  expect(windowText()).toContain('= 1024');
});
