import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, eventually, render } from '../../testing/render.tsx';
import { GrowingTextarea } from './growing-textarea.tsx';

const heights = ['scrollHeight', 'clientHeight', 'offsetHeight'] as const;

const stub = (name: (typeof heights)[number], get: (area: HTMLTextAreaElement) => number) =>
  Object.defineProperty(HTMLTextAreaElement.prototype, name, {
    configurable: true,
    get(this: HTMLTextAreaElement) {
      return get(this);
    },
  });

/** Lays out text areas, which the test window does not: 20 px for each line and 2 px of borders. */
beforeEach(() => {
  stub('scrollHeight', ({ value }) => value.split('\n').length * 20);
  stub('clientHeight', () => 20);
  stub('offsetHeight', () => 22);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of heights) Reflect.deleteProperty(HTMLTextAreaElement.prototype, name);
});

function Editor() {
  const [text, setText] = useState('one line');
  return (
    <>
      <GrowingTextarea aria-label="Text" value={text} readOnly />
      <button type="button" onClick={() => setText('one\ntwo\nthree')}>
        Write three lines
      </button>
    </>
  );
}

const height = (): string | undefined => document.querySelector('textarea')?.style.height;

test('a browser without field-sizing gets the height of the text', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<Editor />);
  await eventually(() => expect(height()).toBe('22px'));
  button('Write three lines').click();
  await eventually(() => expect(height()).toBe('62px'));
});

test('a browser with field-sizing keeps the height of the style sheet', async () => {
  vi.stubGlobal('CSS', { supports: (name: string) => name === 'field-sizing' });
  render(<Editor />);
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
  expect(height()).toBe('');
});
