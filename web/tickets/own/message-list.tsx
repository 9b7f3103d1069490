import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './conversation.module.css';
import { Message } from '../conversation/message.tsx';
import type { FetchFile } from '../conversation/files/save-button.tsx';
import { TypingIndicator } from '../conversation/typing-indicator.tsx';

interface Props {
  ticket: OwnTicket;
  isReplying: boolean;
  fetchFile: FetchFile;
  /** Shown below the last message. */
  children: ReactNode;
}

/** Messages and events, the latest at the end and in view; new ones are announced. */
export function MessageList({ ticket, isReplying, fetchFile, children }: Props) {
  const { t } = useTranslation('tickets');
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { messages } = ticket;
  const last = messages.at(-1);

  useScrollToEnd(box, end, last?.id, last?.isOwn ?? false);

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
      <Stack gap={10} ref={end}>
        <TypingIndicator text={isReplying ? t('conversation.replying') : undefined} />
        {children}
      </Stack>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'tickets'>>['t'];

/** "You" for the reader's own messages; "An, Bậc" for those of the team. */
function authorOf(
  { isOwn, from, author }: OwnTicket['messages'][number],
  you: string,
  t: Translate,
): { author?: string } {
  if (isOwn) return { author: you };
  return from === 'team' && author ? { author: t('conversation.ofTeam', { author }) } : {};
}

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Brings the end of a conversation into view when it opens and when something is added. On a phone the page itself scrolls:
 * there only the reader's own message moves it, so that nobody who reads further up loses their place.
 */
function useScrollToEnd(
  box: ElementRef,
  end: ElementRef,
  last: string | undefined,
  isOwn: boolean,
): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (!last || !box.current) return;
    const hasOwnScroll = getComputedStyle(box.current).overflowY === 'auto';
    if (hasOwnScroll) box.current.scrollTo({ top: box.current.scrollHeight });
    else if (!isOpened.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
    isOpened.current = true;
  }, [box, end, last, isOwn]);
}
