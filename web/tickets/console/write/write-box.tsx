import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { IconLock, IconMessage2Bolt } from '@tabler/icons-react';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { FileButton } from '../../conversation/files/file-button.tsx';
import { FileDrop } from '../../conversation/files/file-drop.tsx';
import { FileList } from '../../conversation/files/file-list.tsx';
import { TypingIndicator } from '../../conversation/typing-indicator.tsx';
import { isBlank, type Kind } from './drafts.ts';
import { NewerDialog, NewerLine } from './newer.tsx';
import { SendButton } from './send-button.tsx';
import { endings, type Ending } from './use-send.ts';
import { useWriteBox, type WriteBoxState } from './use-write-box.ts';
import { WriteField } from './write-field.tsx';
import classes from './write.module.css';

const key = 'desk-send-as';

/** The ending chosen last on this device, so that nobody has to choose it for every answer. */
function useEnding(): [Ending, (ending: Ending) => void] {
  const [ending, setEnding] = useState<Ending>(
    () => endings.find((one) => one === localStorage.getItem(key)) ?? 'waiting',
  );
  return [
    ending,
    (chosen) => {
      setEnding(chosen);
      localStorage.setItem(key, chosen);
    },
  ];
}

/** The method that the desk's keyboard shortcuts call. */
export interface WriteBoxHandle {
  write: (kind: Kind) => void;
}

interface Props {
  ticket: WholeTicket;
  /** The names of others who are writing here. */
  replying: readonly string[];
  ref: Ref<WriteBoxHandle>;
}

/** The box for an answer or a note. Each ticket has its own draft. */
export function WriteBox({ ticket, replying, ref }: Props) {
  const { t } = useTranslation('tickets/console');
  const box = useWriteBox(ticket);
  const [ending, setEnding] = useEnding();
  const { draft, change, sending, uploads, last } = box;
  const isNote = box.kind === 'note';
  const replyingValues = { count: replying.length, names: replying.join(', ') };
  useImperativeHandle(ref, () => ({ write: box.write }));
  return (
    <Stack gap={6} className={classes.area}>
      <TypingIndicator
        text={replying.length > 0 ? t('write.replying', replyingValues) : undefined}
      />
      {!isNote && !isBlank(draft) && (
        <NewerLine
          messages={ticket.messages}
          seen={draft.seen}
          onSeen={() => change({ seen: last })}
        />
      )}
      <FileDrop onFiles={uploads.add}>
        <Stack gap={0} className={classes.box} data-note={isNote || undefined}>
          <WriteTabs box={box} />
          <WriteField box={box} onSend={() => sending.send(ending)} />
          <FileList uploads={uploads} />
          {sending.problem && (
            <p className={classes.problem} role="alert">
              {sending.problem}
            </p>
          )}
          <WriteFoot box={box} ending={ending} onChoose={setEnding} />
        </Stack>
      </FileDrop>
      {sending.heldEnding && (
        <NewerDialog
          messages={ticket.messages}
          seen={draft.seen}
          onSend={() => sending.send(sending.heldEnding ?? ending, last)}
          onBack={() => {
            sending.release();
            change({ seen: last });
          }}
        />
      )}
    </Stack>
  );
}

interface WriteFootProps {
  box: WriteBoxState;
  ending: Ending;
  onChoose: (ending: Ending) => void;
}

/** Files, the reader and their language, and the send button. */
function WriteFoot({ box, ending, onChoose }: WriteFootProps) {
  const { t } = useTranslation('tickets/console');
  const { uploads, sending, ticket } = box;
  const { name, language } = ticket.person;
  const isNote = box.kind === 'note';
  return (
    <Row gap={12} className={classes.foot}>
      <FileButton count={uploads.files.length} onFiles={uploads.add} isSmall />
      <Row as="span" gap={6} isOneLine className={classes.hint}>
        {isNote && <IconLock size={14} aria-hidden />}
        {isNote ? t('write.noteMark', { name }) : t(`write.language.${language}`)}
      </Row>
      <SendButton
        isNote={isNote}
        isDisabled={!box.canSend}
        isBusy={sending.isSending}
        ending={ending}
        onChoose={onChoose}
        onSend={() => sending.send(ending)}
      />
    </Row>
  );
}

/** Switches between reply and note; at the right, the button for canned replies. */
function WriteTabs({ box }: { box: WriteBoxState }) {
  const { t } = useTranslation('tickets/console');
  const { kind, text, field, pickPosition, setPickPosition } = box;
  return (
    <Row justify="between" isOneLine className={classes.top}>
      <Row as="fieldset" gap={16} isOneLine aria-label={t('write.kind')}>
        {(['reply', 'note'] as const).map((one) => (
          <PlainButton
            key={one}
            className={classes.tab ?? ''}
            aria-pressed={one === kind}
            onClick={() => box.write(one)}
          >
            {one === 'note' && <IconLock size={14} aria-hidden />}
            {t(`write.${one}`)}
          </PlainButton>
        ))}
      </Row>
      {kind === 'reply' && (
        <PlainButton
          className={classes.canned ?? ''}
          aria-expanded={pickPosition !== undefined}
          onClick={() => setPickPosition(field.current?.selectionStart ?? text.length)}
        >
          <IconMessage2Bolt size={17} aria-hidden />
          <span>{t('write.canned')}</span>
          <kbd>/</kbd>
        </PlainButton>
      )}
    </Row>
  );
}
