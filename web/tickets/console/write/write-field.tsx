import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { CannedPicker } from './canned-picker.tsx';
import { wordsOf } from './fill-canned.ts';
import type { WriteBoxState } from './use-write-box.ts';
import classes from './write.module.css';

interface Props {
  box: WriteBoxState;
  onSend: () => void;
}

/** The words themselves; while a canned reply is looked for, how it would read in their midst. */
export function WriteField({ box, onSend }: Props) {
  const { t } = useTranslation('tickets/console');
  const [looked, setLooked] = useState<CannedReply>();
  const { ticket, kind, text, picking, field } = box;
  const replies = useQuery('GET /admin/canned-replies', { isOff: picking === undefined }).data;
  const isNote = kind === 'note';
  const { name } = ticket.person;

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart } = event.currentTarget;
    const isAtLineStart = /(^|\n)$/.test(text.slice(0, selectionStart));
    if (event.key === '/' && isAtLineStart && !isNote && !event.nativeEvent.isComposing) {
      event.preventDefault();
      box.setPicking(selectionStart);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (box.canSend) onSend();
    }
  }

  return (
    <>
      {picking !== undefined && looked ? (
        <Preview box={box} reply={looked} place={picking} />
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
      {picking !== undefined && (
        <CannedPicker
          replies={replies}
          category={ticket.category}
          onLook={setLooked}
          onPick={(reply) => box.put(wordsOf(box.filled(reply)))}
          onClose={(isSlash) => box.put(isSlash ? '/' : '')}
        />
      )}
    </>
  );
}

interface PreviewProps {
  box: WriteBoxState;
  reply: CannedReply;
  place: number;
}

/** What was filled in is marked, and so is what nobody could fill in. */
function Preview({ box, reply, place }: PreviewProps) {
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
      {text.slice(0, place)}
      {box.filled(reply).map((piece, at) =>
        piece.kind === 'plain' ? (
          piece.text
        ) : (
          <mark key={at} data-kind={piece.kind}>
            {piece.text}
          </mark>
        ),
      )}
      {text.slice(place)}
    </section>
  );
}
