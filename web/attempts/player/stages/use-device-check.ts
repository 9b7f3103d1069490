import { useMediaQuery, useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { canStore } from './can-store.ts';

export type Verdict = 'good' | 'note' | 'bad';

interface Check {
  name: 'connection' | 'storage' | 'screen' | 'highlights' | 'speech';
  verdict: Verdict;
}

/** Undefined until the browser has said whether it keeps data. The connection is followed as it comes and goes. */
export function useDeviceCheck(hasTextToSpeech: boolean): Check[] | undefined {
  const { online } = useNetwork();
  const isWide = useMediaQuery('(min-width: 48em)') ?? true;
  const [keeps, setKeeps] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    void canStore().then((can) => !isOver && setKeeps(can));
    return () => {
      isOver = true;
    };
  }, []);
  if (keeps === undefined) return undefined;
  const checks: (Check | false)[] = [
    { name: 'connection', verdict: online ? 'good' : 'bad' },
    { name: 'storage', verdict: keeps ? 'good' : 'bad' },
    { name: 'screen', verdict: isWide ? 'good' : 'note' },
    // Worth a word only where it is missing.
    !('highlights' in CSS) && { name: 'highlights', verdict: 'note' },
    hasTextToSpeech && {
      name: 'speech',
      verdict: 'speechSynthesis' in globalThis ? 'good' : 'note',
    },
  ];
  return checks.filter((check) => check !== false);
}
