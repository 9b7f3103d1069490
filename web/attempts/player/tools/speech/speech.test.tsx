import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { SpeechBar } from './speech-bar.tsx';
import { spokenPieces, type SpokenPiece } from './spoken-pieces.ts';
import { useSpeech } from './use-speech.ts';

beforeAll(startI18n);
beforeEach(() => i18next.changeLanguage('en'));

test('splits the page into sentences, and announces choices by their letter', () => {
  document.body.innerHTML =
    '<p data-block="passage-0-0">One reef. In the <span role="img" aria-label="blank">______</span> of it.</p>' +
    '<p data-block="choice-B-0">benefit</p>';
  const pieces = spokenPieces(document.body);
  expect(pieces.map(({ text }) => text)).toEqual([
    'One reef.',
    'In the blank of it.',
    'B.',
    'benefit',
  ]);
});

const highlightedText = ({ range }: SpokenPiece): string | undefined => range?.toString();

test('highlights the sentence in plain text, and the whole block if it contains a formula', () => {
  document.body.innerHTML =
    '<p data-block="stem-0">One  reef.\nTwo <b>reefs</b>.</p>' +
    '<p data-block="stem-1">So. Is <math><msup><mi>x</mi><mn>2</mn></msup><mo>≥</mo><mn>0</mn></math>?</p>';
  const pieces = spokenPieces(document.body);
  expect(pieces.map((piece) => [piece.text, highlightedText(piece)])).toEqual([
    ['One reef.', 'One  reef.'],
    ['Two reefs.', 'Two reefs.'],
    ['So.', 'So. Is x2≥0?'],
    ['Is x squared is greater than or equal to 0?', 'So. Is x2≥0?'],
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

  test('reads from sentence to sentence, pauses and ends', async () => {
    render(<Screen />);
    await eventually(() => button('Read').click());
    expect(spoken).toEqual(['Which choice fits?']);
    await eventually(() => button('Pause').click());
    expect(synthesis.pause).toHaveBeenCalled();
    await eventually(() => button('Resume').click());
    finish();
    expect(spoken).toEqual(['Which choice fits?', 'Think.']);
    finish();
    await eventually(() => button('Read'));
  });

  test('does not start the next sentence when a canceled one ends', async () => {
    render(<Screen />);
    await eventually(() => button('Read').click());
    await eventually(() => button('Stop reading').click());
    finish();
    expect(spoken).toEqual(['Which choice fits?']);
  });
});
