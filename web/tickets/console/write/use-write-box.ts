import type { CannedReply, WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useRef, useState } from 'react';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { useFileUploads } from '../../conversation/files/use-file-uploads.ts';
import { isBlank, keepDraft, newDraft, readDraft, type Draft, type Kind } from './drafts.ts';
import { fillCanned, greetingName, type Values } from './fill-canned.ts';
import { useSayReplying } from './use-say-replying.ts';
import { useSend } from './use-send.ts';

/** Everything the box is about, for its parts to share. */
export function useWriteBox(ticket: WholeTicket) {
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
    onSent: () => {
      saying.stop();
      uploads.clear();
      sent();
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

/** What a canned reply says of this ticket, in the language of whoever reads it. */
function useValues({ person, number, about }: WholeTicket): Values {
  const agent = useUser()?.fullName ?? '';
  return {
    name: greetingName(person.name, person.language),
    number: String(number),
    // As people see the team everywhere: by the given name.
    agent: greetingName(agent, 'vi'),
    site: site.siteName,
    ...(about && { test: about.test[person.language] }),
  };
}

interface KeptDraft {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** After it was sent: the other kind of words stays, if there are any. */
  sent: () => void;
}

/** What is being written at one ticket, kept in this browser at every key. */
function useDraft(ticket: string, last: string | null): KeptDraft {
  const account = useUser()?.accountId ?? '';
  const [draft, setDraft] = useState<Draft>(() => readDraft(account, ticket) ?? newDraft());
  // Ahead of what is drawn: two changes in one moment both count.
  const latest = useRef(draft);

  const keep = (after: Draft): void => {
    latest.current = after;
    setDraft(after);
    keepDraft(account, ticket, after);
  };

  return {
    draft,
    change: (part) => {
      const before = latest.current;
      // Whoever begins has seen what is there.
      keep({ ...before, ...(isBlank(before) && { seen: last }), ...part });
    },
    sent: () => {
      const { kind, text } = latest.current;
      keep({ ...newDraft(kind), text: { ...text, [kind]: '' }, seen: last });
    },
  };
}
