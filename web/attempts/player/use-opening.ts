import { useState } from 'react';
import type { Player } from './player.ts';

export interface Opening {
  open: (module: number) => void;
  isOpening: boolean;
  /** Why the last try failed, in the server's words. */
  problem: string | undefined;
}

/** Asks the server to open a part; one asking at a time. */
export function useOpening(player: Player): Opening {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = (module: number): void => {
    if (isOpening) return;
    setOpening(true);
    setProblem(undefined);
    player
      .openModule(module)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setOpening(false));
  };
  return { open, isOpening, problem };
}
