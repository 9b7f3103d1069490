import { useState } from 'react';
import { endings, type Ending } from './use-send.ts';

const key = 'desk-send-as';

/** As it was chosen last, on this device: who resolves with most answers need not say so every time. */
export function useEnding(): [Ending, (ending: Ending) => void] {
  const [ending, setEnding] = useState<Ending>(
    () => endings.find((one) => one === localStorage.getItem(key)) ?? 'waiting',
  );
  return [
    ending,
    (chosen) => {
      setEnding(chosen);
      localStorage.setItem(key, chosen);
    },
  ];
}
