import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { useTextHeight } from '../../../ui/forms/growing-textarea.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { joinPieces } from './fill-canned.ts';
import type { WriteBoxState } from './use-write-box.ts';
import classes from './write.module.css';

interface Props {
  box: WriteBoxState;
  onSend: () => void;
}

/** The text field; while a canned reply is picked, a preview of the text with it. */
export function WriteField({ box, onSend }: Props) {
  const { t } = useTranslation('tickets/console');
  const [activeReply, setActiveReply] = useState<CannedReply>();
  const { ticket, kind, text, pickPosition, field } = box;
  const replies = useQuery('GET /admin/canned-replies', { isOff: pickPosition === undefined }).data;
  const isNote = kind === 'note';
  useTextHeight(field);
  const { name } = ticket.person;

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart } = event.currentTarget;
    const isAtLineStart = /(^|\n)$/.test(text.slice(0, selectionStart));
    if (event.key === '/' && isAtLineStart && !isNote && !event.nativeEvent.isComposing) {
      event.preventDefault();
      box.setPickPosition(selectionStart);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (box.canSend) onSend();
    }
  }

  return (
    <>
      {pickPosition !== undefined && activeReply ? (
        <Preview box={box} reply={activeReply} position={pickPosition} />
      ) : (
        <textarea
          ref={field}
          className={classes.text}
          aria-label={t(isNote ? 'write.noteLabel' : 'write.replyLabel', { name })}
          placeholder={t(isNote ? 'write.noteHint' : 'write.replyHint')}
          rows={3}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => box.type(target.value)}
          onKeyDown={press}
        />
      )}
      {pickPosition !== undefined && (
        <CannedPicker
          replies={replies}
          category={ticket.category}
          onActive={setActiveReply}
          onPick={(reply) => box.insert(joinPieces(box.fill(reply)))}
          onClose={(isSlash) => box.insert(isSlash ? '/' : '')}
        />
      )}
    </>
  );
}

interface PreviewProps {
  box: WriteBoxState;
  reply: CannedReply;
  position: number;
}

/** Marks filled-in values and placeholders still open. */
function Preview({ box, reply, position }: PreviewProps) {
  const { t } = useTranslation('tickets/console');
  const { text, ticket } = box;
  return (
    <section
      className={classes.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys can scroll it
      tabIndex={0}
      aria-label={t('pick.preview')}
      aria-live="polite"
      lang={ticket.person.language}
    >
      {text.slice(0, position)}
      {box.fill(reply).map((piece, index) =>
        piece.kind === 'plain' ? (
          piece.text
        ) : (
          <mark key={index} data-kind={piece.kind}>
            {piece.text}
          </mark>
        ),
      )}
      {text.slice(position)}
    </section>
  );
}
