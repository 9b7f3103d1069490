import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dim, light } from '../../../../item/highlights/paint.ts';
import { spokenPieces } from './spoken-pieces.ts';

interface Voices {
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  setVoice: (name: string) => void;
}

const key = 'testVoice';

/** American English first, as in the test; voices that work without the network before others. */
const rank = ({ lang, localService }: SpeechSynthesisVoice): number =>
  (lang.replace('_', '-') === 'en-US' ? 0 : 2) + (localService ? 0 : 1);

const english = (): SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis
    ? speechSynthesis
        .getVoices()
        .filter(({ lang }) => lang.startsWith('en'))
        .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    : [];

/** Browsers learn of their voices some time after the page has loaded. */
function useVoices(): Voices {
  const [voices, setVoices] = useState(english);
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const synthesis = speechSynthesis;
    const update = (): void => setVoices(english());
    update();
    synthesis.addEventListener('voiceschanged', update);
    return () => synthesis.removeEventListener('voiceschanged', update);
  }, []);
  return {
    voices,
    voice: voices.find(({ name }) => name === chosen) ?? voices[0],
    setVoice: (name) => {
      localStorage.setItem(key, name);
      setChosen(name);
    },
  };
}

export const rates = [0.75, 1, 1.25, 1.5] as const;

export interface Speech {
  isSupported: boolean;
  state: 'silent' | 'speaking' | 'paused';
  /** English voices of this browser, by name. */
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  setVoice: (name: string) => void;
  rate: number;
  setRate: (rate: number) => void;
  /** Reads the blocks of this part of the page aloud from the beginning. */
  speak: (container: Element) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const isSupported = (): boolean => 'speechSynthesis' in globalThis;

/** The test read aloud by the browser's own voices, in English; the block being read is lit. */
export function useSpeech(): Speech {
  const [state, setState] = useState<Speech['state']>('silent');
  const [rate, setRate] = useState(1);
  const { voices, voice, setVoice } = useVoices();
  /** Counts readings, so that the end of one that was cut off does not go on with the next. */
  const reading = useRef(0);

  /** Takes effect with the next sentence. */
  const manner = useRef({ rate, voice });
  useEffect(() => {
    manner.current = { rate, voice };
  }, [rate, voice]);

  const stop = (): void => {
    reading.current += 1;
    if (isSupported()) speechSynthesis.cancel();
    showSpoken(undefined);
    setState('silent');
  };
  const silence = useEffectEvent(stop);
  useEffect(() => () => silence(), []);

  const speak = (container: Element): void => {
    if (!isSupported()) return;
    stop();
    const mine = reading.current;
    const pieces = spokenPieces(container);
    const next = (index: number): void => {
      const piece = pieces[index];
      if (mine !== reading.current) return;
      if (!piece) return stop();
      const utterance = new SpeechSynthesisUtterance(piece.text);
      utterance.lang = manner.current.voice?.lang ?? 'en-US';
      utterance.voice = manner.current.voice ?? null;
      utterance.rate = manner.current.rate;
      utterance.addEventListener(
        'start',
        () => mine === reading.current && showSpoken(piece.range),
      );
      utterance.addEventListener('end', () => next(index + 1));
      utterance.addEventListener('error', () => mine === reading.current && stop());
      speechSynthesis.speak(utterance);
    };
    setState('speaking');
    next(0);
  };

  return {
    isSupported: isSupported(),
    state,
    voices,
    voice,
    setVoice,
    rate,
    setRate,
    speak,
    stop,
    pause: () => {
      speechSynthesis.pause();
      setState('paused');
    },
    resume: () => {
      speechSynthesis.resume();
      setState('speaking');
    },
  };
}

/** Lights the words being read; none of them where there is nothing to read. */
function showSpoken(range: Range | undefined): void {
  if (range) light('spoken', [range]);
  else dim('spoken');
}
