import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually, render } from '../../testing/render.tsx';
import { GrowingTextarea } from './growing-textarea.tsx';

const lineHeight = 20;
const borders = 2;

/** Lays out text areas, which the test window does not: 20 px for each line and 2 px of borders. */
beforeEach(() => {
  const area = HTMLTextAreaElement.prototype;
  const textHeight = ({ value }: HTMLTextAreaElement) => value.split('\n').length * lineHeight;
  function stub(name: string, get: (this: HTMLTextAreaElement) => number): void {
    Object.defineProperty(area, name, { configurable: true, get });
  }
  stub('scrollHeight', function () {
    return textHeight(this);
  });
  stub('clientHeight', () => lineHeight);
  stub('offsetHeight', () => lineHeight + borders);
  return () => {
    for (const name of ['scrollHeight', 'clientHeight', 'offsetHeight']) {
      Reflect.deleteProperty(area, name);
    }
  };
});

afterEach(() => void vi.unstubAllGlobals());

let type: (text: string) => void;

function Editor() {
  const [text, setText] = useState('one line');
  type = setText;
  return <GrowingTextarea aria-label="Text" value={text} readOnly />;
}

const height = (): string | undefined => document.querySelector('textarea')?.style.height;

test('a browser without field-sizing gets the height of the text', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<Editor />);
  await eventually(() => expect(height()).toBe('22px'));
  type('one\ntwo\nthree');
  await eventually(() => expect(height()).toBe('62px'));
});

test('a browser with field-sizing keeps the height of the style sheet', async () => {
  vi.stubGlobal('CSS', { supports: (name: string) => name === 'field-sizing' });
  render(<Editor />);
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
  expect(height()).toBe('');
});
