// @vitest-environment happy-dom
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { SpeechBar } from './speech-bar.tsx';
import { spokenMath } from './spoken-math.ts';
import { spokenText } from './spoken-text.ts';
import { useSpeech } from './use-speech.ts';

beforeAll(startI18n);
beforeEach(() => i18next.changeLanguage('en'));

function math(inside: string): Element {
  document.body.innerHTML = `<math>${inside}</math>`;
  return document.querySelector('math')!;
}

describe('a formula', () => {
  test.each([
    ['<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn>', 'x squared plus 1'],
    ['<mfrac><mn>3</mn><mn>4</mn></mfrac><mi>π</mi>', '3 over 4, pi'],
    [
      '<msqrt><mn>2</mn></msqrt><mo>≥</mo><mn>0</mn>',
      'the square root of 2, is greater than or equal to 0',
    ],
    ['<msup><mi>a</mi><mi>n</mi></msup>', 'a to the power of n'],
    ['<mrow><msub><mi>a</mi><mn>1</mn></msub></mrow><mo>−</mo><mi>b</mi>', 'a sub 1 minus b'],
  ])('%s is read “%s”', (inside, words) => {
    expect(spokenMath(math(inside))).toBe(words);
  });
});

test('the page is read sentence by sentence, choices by their letter', () => {
  document.body.innerHTML =
    '<p data-block="passage-0-0">One reef. In the <span role="img" aria-label="blank">______</span> of it.</p>' +
    '<p data-block="choice-B-0">benefit</p>';
  const pieces = spokenText(document.body);
  expect(pieces.map(({ text }) => text)).toEqual([
    'One reef.',
    'In the blank of it.',
    'B.',
    'benefit',
  ]);
});

const spoken: string[] = [];
let finish: () => void;

class Utterance extends EventTarget {
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function Screen() {
  const [container, setContainer] = useState<Element | null>(null);
  return (
    <>
      <main ref={setContainer}>
        <p data-block="stem-0">Which choice fits? Think.</p>
      </main>
      <SpeechBar speech={useSpeech()} container={container} onClose={() => undefined} />
    </>
  );
}

describe('reading aloud', () => {
  const synthesis = {
    getVoices: () => [
      { name: 'Linh', lang: 'vi-VN', localService: true, voiceURI: 'linh' },
      { name: 'Daniel', lang: 'en-GB', localService: true, voiceURI: 'daniel' },
      { name: 'Samantha', lang: 'en-US', localService: true, voiceURI: 'samantha' },
    ],
    speak: (utterance: Utterance) => {
      spoken.push(utterance.text);
      finish = () => utterance.dispatchEvent(new Event('end'));
    },
    cancel: vi.fn<() => void>(),
    pause: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };

  beforeEach(() => {
    spoken.length = 0;
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('offers English voices, American first', async () => {
    render(<Screen />);
    await eventually(() => button('Read'));
    const options = [...document.querySelectorAll('select')[1]!.options];
    expect(options.map(({ text }) => text)).toEqual(['Samantha', 'Daniel']);
  });

  test('goes from sentence to sentence, pauses, and ends', async () => {
    render(<Screen />);
    await eventually(() => button('Read').click());
    expect(spoken).toEqual(['Which choice fits?']);
    await eventually(() => button('Pause').click());
    expect(synthesis.pause).toHaveBeenCalled();
    await eventually(() => button('Go on').click());
    finish();
    expect(spoken).toEqual(['Which choice fits?', 'Think.']);
    finish();
    await eventually(() => button('Read'));
  });

  test('stops for good: the end of a sentence cut off starts no other', async () => {
    render(<Screen />);
    await eventually(() => button('Read').click());
    await eventually(() => button('Stop reading').click());
    finish();
    expect(spoken).toEqual(['Which choice fits?']);
  });
});
