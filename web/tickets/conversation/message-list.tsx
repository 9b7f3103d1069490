import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from './message.tsx';
import type { FetchFile } from './save-button.tsx';
import { WritingSign } from './writing-sign.tsx';
import classes from './conversation.module.css';
import { useToEnd } from './use-to-end.ts';

interface Props {
  ticket: OwnTicket;
  isReplying: boolean;
  fetchFile: FetchFile;
  /** What stands below the last message. */
  children: ReactNode;
}

/** What was said and what happened, the latest at the end and in view; what comes in is read out. */
export function MessageList({ ticket, isReplying, fetchFile, children }: Props) {
  const { t } = useTranslation('tickets');
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { messages } = ticket;
  const last = messages.at(-1);

  useToEnd(box, end, last?.id, last?.isOwn ?? false);

  return (
    <div
      ref={box}
      className={classes.messages}
      role="log"
      aria-label={t('conversation.label')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {messages.map((message) => (
        <Message
          key={message.id}
          message={message}
          isMine={message.isOwn}
          fetchFile={fetchFile}
          {...authorOf(message, t('conversation.you'), t)}
        />
      ))}
      <div ref={end} className={classes.end}>
        <WritingSign words={isReplying ? t('conversation.replying') : undefined} />
        {children}
      </div>
    </div>
  );
}

type Words = ReturnType<typeof useTranslation<'tickets'>>['t'];

/** "You" for oneself; "An, Bậc" for those who answer. */
function authorOf(
  { isOwn, from, author }: OwnTicket['messages'][number],
  you: string,
  t: Words,
): { author?: string } {
  if (isOwn) return { author: you };
  return from === 'team' && author ? { author: t('conversation.ofTeam', { author }) } : {};
}
