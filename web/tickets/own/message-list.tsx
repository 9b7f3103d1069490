import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './conversation.module.css';
import { Message } from '../conversation/message.tsx';
import type { FetchFile } from '../conversation/files/save-button.tsx';
import { WritingSign } from '../conversation/writing-sign.tsx';

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
      <Stack gap={10} ref={end}>
        <WritingSign words={isReplying ? t('conversation.replying') : undefined} />
        {children}
      </Stack>
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

type Place = RefObject<HTMLElement | null>;

/**
 * Brings the end of a conversation into view when it opens and when something is added. On a phone the page itself scrolls:
 * there only one's own words move it, for who reads further up must not lose their place.
 */
function useToEnd(box: Place, end: Place, last: string | undefined, isOwn: boolean): void {
  const isOpened = useRef(false);
  useEffect(() => {
    if (!last || !box.current) return;
    const hasOwnScroll = getComputedStyle(box.current).overflowY === 'auto';
    if (hasOwnScroll) box.current.scrollTo({ top: box.current.scrollHeight });
    else if (!isOpened.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
    isOpened.current = true;
  }, [box, end, last, isOwn]);
}
