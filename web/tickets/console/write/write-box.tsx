import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useImperativeHandle, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../conversation/file-drop.tsx';
import { FileList } from '../../conversation/file-list.tsx';
import { WritingSign } from '../../conversation/writing-sign.tsx';
import { isBlank, type Kind } from './drafts.ts';
import { NewerDialog, NewerLine } from './newer.tsx';
import { useEnding } from './use-ending.ts';
import { useWriteBox } from './use-write-box.ts';
import { WriteField } from './write-field.tsx';
import { WriteFoot } from './write-foot.tsx';
import { WriteTabs } from './write-tabs.tsx';
import classes from './write.module.css';

/** What the keys of the desk reach. */
export interface WriteBoxHandle {
  write: (kind: Kind) => void;
}

interface Props {
  ticket: WholeTicket;
  /** Who else is writing here. */
  replying: readonly string[];
  onSent: () => void;
  onBehind: () => void;
  ref: Ref<WriteBoxHandle>;
}

/** Where an answer or a note is written. One for each ticket: what is begun here stays here. */
export function WriteBox({ ticket, replying, onSent, onBehind, ref }: Props) {
  const { t } = useTranslation('tickets/console');
  const box = useWriteBox({ ticket, onSent, onBehind });
  const [ending, setEnding] = useEnding();
  const { draft, change, sending, uploads, last } = box;
  const isNote = box.kind === 'note';
  const sign = { count: replying.length, names: replying.join(', ') };
  useImperativeHandle(ref, () => ({ write: box.write }));
  return (
    <div className={classes.area}>
      <WritingSign words={replying.length > 0 ? t('write.replying', sign) : undefined} />
      {!isNote && !isBlank(draft) && (
        <NewerLine
          messages={ticket.messages}
          seen={draft.seen}
          onSeen={() => change({ seen: last })}
        />
      )}
      <FileDrop onFiles={uploads.add}>
        <div className={classes.box} data-note={isNote || undefined}>
          <WriteTabs box={box} />
          <WriteField box={box} onSend={() => void sending.send(ending)} />
          <FileList uploads={uploads} />
          {sending.problem && (
            <p className={classes.problem} role="alert">
              {sending.problem}
            </p>
          )}
          <WriteFoot box={box} ending={ending} onChoose={setEnding} />
        </div>
      </FileDrop>
      {sending.held && (
        <NewerDialog
          messages={ticket.messages}
          seen={draft.seen}
          onSend={() => void sending.send(sending.held ?? ending, last)}
          onBack={() => {
            sending.release();
            change({ seen: last });
          }}
        />
      )}
    </div>
  );
}
