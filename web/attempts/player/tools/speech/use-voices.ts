import { useEffect, useState } from 'react';

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
export function useVoices(): Voices {
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
