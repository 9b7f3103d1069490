import type { CannedReply, WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useRef, useState } from 'react';
import { useUser } from '../../../api/auth-state.ts';
import { site } from '../../../api/site.ts';
import { useFileUploads } from '../../conversation/files/use-file-uploads.ts';
import { isBlank, storeDraft, newDraft, readDraft, type Draft, type Kind } from './drafts.ts';
import { fillCanned, greetingName, type Values } from './fill-canned.ts';
import { useReportReplying } from './use-report-replying.ts';
import { useSend } from './use-send.ts';

/** The state of the write box, shared by its parts. */
export function useWriteBox(ticket: WholeTicket) {
  const lastMessageId = ticket.messages.at(-1)?.id ?? null;
  const { draft, change, clearSent } = useDraft(ticket.id, lastMessageId);
  const uploads = useFileUploads(draft.files, (files) => change({ files }));
  const replyingReport = useReportReplying(ticket.id);
  const cannedValues = useCannedValues(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where in the text a canned reply will be inserted; undefined while none is being picked. */
  const [pickPosition, setPickPosition] = useState<number>();
  const { kind } = draft;
  const text = draft.text[kind];
  const sending = useSend({
    ticket,
    draft,
    files: uploads.ready,
    change,
    onSent: () => {
      replyingReport.stop();
      uploads.clear();
      clearSent();
    },
  });

  /** Moves the cursor in the next frame, when the field is rendered with its new text. */
  const focusAt = (position: number): void => {
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(position, position);
    });
  };
  const setText = (newText: string): void => {
    sending.clearProblem();
    change({ text: { ...draft.text, [kind]: newText } });
  };

  return {
    ticket,
    last: lastMessageId,
    draft,
    change,
    uploads,
    sending,
    field,
    kind,
    text,
    pickPosition,
    setPickPosition,
    /** Applies what the agent types, and shows other agents that a reply is being written. */
    type: (newText: string): void => {
      setText(newText);
      if (kind === 'reply') replyingReport.reportTyping();
    },
    /** Switches to a reply or a note, with the cursor at the end of its text. */
    write: (newKind: Kind): void => {
      change({ kind: newKind });
      focusAt(draft.text[newKind].length);
    },
    /** Fills the placeholders of a canned reply. */
    fill: (reply: CannedReply) => fillCanned(reply.body[ticket.person.language], cannedValues),
    /** Ends the search for a canned reply and inserts this text. */
    insert: (newText: string): void => {
      const position = pickPosition ?? text.length;
      if (newText !== '') setText(text.slice(0, position) + newText + text.slice(position));
      setPickPosition(undefined);
      focusAt(position + newText.length);
    },
    canSend: text.trim() !== '' && !uploads.isBusy && !sending.isSending,
  };
}

export type WriteBoxState = ReturnType<typeof useWriteBox>;

/** The values of the placeholders in canned replies to this ticket, in the person's language. */
function useCannedValues({ person, number, about }: WholeTicket): Values {
  const agent = useUser()?.fullName ?? '';
  return {
    name: greetingName(person.name, person.language),
    number: String(number),
    // The team appears under given names in both languages, and in its Vietnamese names the given name comes last.
    agent: greetingName(agent, 'vi'),
    site: site.siteName,
    ...(about && { test: about.test[person.language] }),
  };
}

interface StoredDraft {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Clears the text that was sent; the text of the other kind stays. */
  clearSent: () => void;
}

/** The draft for one ticket, stored in this browser at every keystroke. */
function useDraft(ticket: string, lastMessageId: string | null): StoredDraft {
  const account = useUser()?.accountId ?? '';
  const [draft, setDraft] = useState<Draft>(() => readDraft(account, ticket) ?? newDraft());
  // Holds the latest draft before React renders it, so that of two changes in one event neither is lost.
  const latest = useRef(draft);

  const store = (next: Draft): void => {
    latest.current = next;
    setDraft(next);
    storeDraft(account, ticket, next);
  };

  return {
    draft,
    change: (part) => {
      const before = latest.current;
      // A person who starts a draft has seen the latest message.
      store({ ...before, ...(isBlank(before) && { seen: lastMessageId }), ...part });
    },
    clearSent: () => {
      const { kind, text } = latest.current;
      store({ ...newDraft(kind), text: { ...text, [kind]: '' }, seen: lastMessageId });
    },
  };
}
