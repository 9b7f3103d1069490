import type { CannedReply, WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useRef, useState } from 'react';
import { useFileUploads } from '../../conversation/use-file-uploads.ts';
import type { Kind } from './drafts.ts';
import { fillCanned } from './fill-canned.ts';
import { useDraft } from './use-draft.ts';
import { useSayReplying } from './use-say-replying.ts';
import { useSend } from './use-send.ts';
import { useValues } from './use-values.ts';

interface Options {
  ticket: WholeTicket;
  onSent: () => void;
  /** Somebody has written meanwhile: the ticket must be asked for anew. */
  onBehind: () => void;
}

/** Everything the box is about, for its parts to share. */
export function useWriteBox({ ticket, onSent, onBehind }: Options) {
  const last = ticket.messages.at(-1)?.id ?? null;
  const { draft, change, sent } = useDraft(ticket.id, last);
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const saying = useSayReplying(ticket.id);
  const values = useValues(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where in the text a canned reply is being looked for. */
  const [picking, setPicking] = useState<number>();
  const { kind } = draft;
  const text = draft.text[kind];
  const sending = useSend({
    ticket,
    draft,
    files: uploads.ready,
    change,
    onBehind,
    onSent: () => {
      saying.stop();
      uploads.clear();
      sent();
      onSent();
    },
  });

  /** In the next frame: then the field is there again with its new words. */
  const focusAt = (place: number): void => {
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(place, place);
    });
  };
  const setText = (words: string): void => {
    sending.forget();
    change({ text: { ...draft.text, [kind]: words } });
  };

  return {
    ticket,
    last,
    draft,
    change,
    uploads,
    sending,
    field,
    kind,
    text,
    picking,
    setPicking,
    type: (words: string): void => {
      setText(words);
      if (kind === 'reply') saying.typed();
    },
    write: (wanted: Kind): void => {
      change({ kind: wanted });
      focusAt(draft.text[wanted].length);
    },
    filled: (reply: CannedReply) => fillCanned(reply.body[ticket.person.language], values),
    /** Ends the search for a canned reply with these words in its place. */
    put: (words: string): void => {
      const place = picking ?? text.length;
      if (words !== '') setText(text.slice(0, place) + words + text.slice(place));
      setPicking(undefined);
      focusAt(place + words.length);
    },
    canSend: text.trim() !== '' && !uploads.isBusy && !sending.isSending,
  };
}

export type WriteBoxState = ReturnType<typeof useWriteBox>;
