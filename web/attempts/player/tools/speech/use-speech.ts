import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearHighlight, setHighlight } from '../../../../item/highlights/paint.ts';
import { spokenPieces } from './spoken-pieces.ts';

interface Voices {
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  setVoice: (name: string) => void;
}

const key = 'testVoice';

/** Ranks American English first, as in the test, and local voices before those that need the network. */
const rank = ({ lang, localService }: SpeechSynthesisVoice): number =>
  (lang.replace('_', '-') === 'en-US' ? 0 : 2) + (localService ? 0 : 1);

const englishVoices = (): SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis
    ? speechSynthesis
        .getVoices()
        .filter(({ lang }) => lang.startsWith('en'))
        .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    : [];

/** The voices of the browser, which may become available some time after the page has loaded. */
function useVoices(): Voices {
  const [voices, setVoices] = useState(englishVoices);
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return;
    const synthesis = speechSynthesis;
    const update = (): void => setVoices(englishVoices());
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
  /** The English voices of this browser. */
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | undefined;
  setVoice: (name: string) => void;
  rate: number;
  setRate: (rate: number) => void;
  /** Reads the blocks within this element aloud, from the beginning. */
  speak: (container: Element) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const isSupported = (): boolean => 'speechSynthesis' in globalThis;

/** Reads the test aloud in English with the voices of the browser, and highlights the text being read. */
export function useSpeech(): Speech {
  const [state, setState] = useState<Speech['state']>('silent');
  const [rate, setRate] = useState(1);
  const { voices, voice, setVoice } = useVoices();
  /** Counts readings, so that the end event of a canceled one does not start its next sentence. */
  const reading = useRef(0);

  /** A change takes effect with the next sentence. */
  const settings = useRef({ rate, voice });
  useEffect(() => {
    settings.current = { rate, voice };
  }, [rate, voice]);

  const stop = (): void => {
    reading.current += 1;
    if (isSupported()) speechSynthesis.cancel();
    showSpoken(undefined);
    setState('silent');
  };
  const stopOnUnmount = useEffectEvent(stop);
  useEffect(() => () => stopOnUnmount(), []);

  const speak = (container: Element): void => {
    if (!isSupported()) return;
    stop();
    const currentReading = reading.current;
    const pieces = spokenPieces(container);
    const next = (index: number): void => {
      const piece = pieces[index];
      if (currentReading !== reading.current) return;
      if (!piece) return stop();
      const utterance = new SpeechSynthesisUtterance(piece.text);
      utterance.lang = settings.current.voice?.lang ?? 'en-US';
      utterance.voice = settings.current.voice ?? null;
      utterance.rate = settings.current.rate;
      utterance.addEventListener(
        'start',
        () => currentReading === reading.current && showSpoken(piece.range),
      );
      utterance.addEventListener('end', () => next(index + 1));
      utterance.addEventListener('error', () => currentReading === reading.current && stop());
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

/** Highlights the text being read, or nothing. */
function showSpoken(range: Range | undefined): void {
  if (range) setHighlight('spoken', [range]);
  else clearHighlight('spoken');
}
