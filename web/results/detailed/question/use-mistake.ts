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
  /** Why it failed, in the server's words. */
  reason: string;
}

interface KeptMistake {
  /** As the student sees it: what they say shows at once. */
  mistake: MistakeNote;
  saving: Saving;
  change: (changed: Change) => void;
  retry: () => void;
}

/** What the server has not got yet. */
const stillUnsaved = (unsaved: Change, sent: Change): Change => ({
  ...(unsaved.cause !== sent.cause && unsaved.cause !== undefined && { cause: unsaved.cause }),
  ...(unsaved.note !== sent.note && unsaved.note !== undefined && { note: unsaved.note }),
});

/** Shows a change before it is saved, saves one after the other, and keeps what could not be saved for another try. */
export function useMistake(item: string, initial: MistakeNote): KeptMistake {
  const [mistake, setMistake] = useState(initial);
  const { isBusy, error, run } = useAction();
  const [isSaved, setSaved] = useState(false);
  const unsaved = useRef<Change>({});

  const send = async (): Promise<void> => {
    const isSent = await run(async () => {
      const sent = unsaved.current;
      // A note may be sent while its page is being left.
      const options = { params: { item }, body: sent, quiet: true, keepalive: true };
      const kept = await call('PATCH /mistakes/:item', options);
      unsaved.current = stillUnsaved(unsaved.current, sent);
      setMistake({ ...kept, ...unsaved.current });
      setSaved(true);
    });
    // Changed while it was being sent.
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
