import type { Reply } from '../../../api/client.ts';
import type { MistakeCause } from '@bac/exam/report/mistake-cause.ts';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';

type MistakeNote = Reply<'PATCH /mistakes/:item'>;

interface Change {
  cause?: MistakeCause;
  note?: string;
}

export interface Saving {
  state: 'untouched' | 'saving' | 'saved' | 'failed';
  /** The server's message after a failure. */
  reason: string;
}

interface MistakeState {
  /** Includes changes that are not saved yet. */
  mistake: MistakeNote;
  saving: Saving;
  change: (changed: Change) => void;
  retry: () => void;
}

/** Drops the changes that were sent from the unsaved ones. */
const removeSent = (unsaved: Change, sent: Change): Change => ({
  ...(unsaved.cause !== sent.cause && unsaved.cause !== undefined && { cause: unsaved.cause }),
  ...(unsaved.note !== sent.note && unsaved.note !== undefined && { note: unsaved.note }),
});

/** Updates a mistake optimistically, sends one request at a time, and keeps unsaved changes for a retry. */
export function useMistake(item: string, initial: MistakeNote): MistakeState {
  const [mistake, setMistake] = useState(initial);
  const { isBusy, error, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  const unsaved = useRef<Change>({});

  const send = async (): Promise<void> => {
    const isSent = await run(async () => {
      const sent = unsaved.current;
      // A note may be sent while the page unloads.
      const options = { params: { item }, body: sent, quiet: true, keepalive: true };
      const savedMistake = await call('PATCH /mistakes/:item', options);
      unsaved.current = removeSent(unsaved.current, sent);
      setMistake({ ...savedMistake, ...unsaved.current });
      setSaved(true);
    });
    // The student changed something during the request.
    if (isSent && Object.keys(unsaved.current).length > 0) await send();
  };

  function saving(): Saving {
    if (isBusy) return { state: 'saving', reason: '' };
    if (error) return { state: 'failed', reason: error.message };
    return { state: isSaved ? 'saved' : 'untouched', reason: '' };
  }

  return {
    mistake,
    saving: saving(),
    change: (changed) => {
      unsaved.current = { ...unsaved.current, ...changed };
      setMistake((before) => ({ ...before, ...changed }));
      void send();
    },
    retry: () => void send(),
  };
}
